/** transformers.js imports sharp for pictures, which this program has none of; 21 MB stay out of the bundle. */
export default function sharp() {
  throw new Error('this program reads no pictures');
}
