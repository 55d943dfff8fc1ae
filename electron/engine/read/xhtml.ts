/** Elements that are empty in HTML as well, where their slash means nothing. */
const VOID = new Set('area,base,br,col,embed,hr,img,input,link,meta,param,source,track,wbr'.split(','));
/** Quoted values are bounded, since a quote that is never closed would be looked for at every tag. */
const EMPTY_TAG = /<([A-Za-z][\w:-]*)((?:"[^"]{0,2000}"|'[^']{0,2000}'|[^"'<>])*?)\/>/g;
const CHARACTER_DATA = /<!\[CDATA\[([\s\S]*?)\]\]>/g;

/** XHTML as HTML with the same tree: `<a id="x"/>` is no open link, `<script/>` swallows nothing, CDATA is text. */
export function asHtml(source: string): string {
  return source
    .replace(CHARACTER_DATA, (_whole, text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
    .replace(EMPTY_TAG, (whole, name: string, attributes: string) =>
      VOID.has(name.toLowerCase()) ? whole : `<${name}${attributes}></${name}>`,
    );
}
