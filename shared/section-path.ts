const SEPARATOR = ' > ';

/**
 * Whether a passage under these headings (outermost first) lies in one of the sections. A path such as `Leave > Sick pay`
 * covers everything whose headings begin with it; a single heading names any section of that heading, at any depth.
 */
export function liesInSections(headings: readonly string[], sections: readonly string[]): boolean {
  const path = headings.map(plain);
  return sections.some((section) => {
    // A heading that holds the separator itself is still found by its whole text.
    if (path.includes(plain(section))) return true;
    const wanted = section.split(SEPARATOR).map(plain);
    return wanted.length > 1 && wanted.every((heading, depth) => heading === path[depth]);
  });
}

function plain(heading: string): string {
  return heading.normalize('NFC').trim();
}
