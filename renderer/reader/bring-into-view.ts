/** Scrolls one scroller alone, if need be; scrollIntoView would move the panes around it too. */
export function bringIntoView(scroller: Element, aim: Element): void {
  const [outer, inner] = [scroller.getBoundingClientRect(), aim.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    scroller.scrollTop += inner.top - outer.top - outer.height / 3;
  }
  if (inner.left < outer.left || inner.right > outer.right) {
    scroller.scrollLeft += inner.left - outer.left - outer.width / 3;
  }
}
