const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/**
 * word/styles.xml. With the `decimal` scheme the style Heading1 itself carries the numbering, as word processors write
 * it: a heading's paragraph then has no `numPr` of its own.
 *
 * @param {string} language BCP 47
 * @param {'decimal' | 'article'} numbering
 */
export function stylesXml(language, numbering) {
  const headingNumber = numbering === 'decimal' ? '<w:numPr><w:numId w:val="1"/></w:numPr>' : '';
  const eastAsia = language === 'en' ? '' : ` w:eastAsia="${language === 'zh-Hant' ? 'zh-TW' : 'zh-CN'}"`;
  const styles = [
    paragraphStyle('Normal', 'Normal', { isDefault: true, spacing: 'w:after="120"' }),
    paragraphStyle('Title', 'Title', { spacing: 'w:after="240"', run: '<w:b/><w:sz w:val="40"/>' }),
    paragraphStyle('Heading1', 'heading 1', {
      properties: `<w:keepNext/>${headingNumber}`,
      spacing: 'w:before="240" w:after="120"',
      outline: 0,
      run: '<w:b/><w:sz w:val="28"/>',
    }),
    paragraphStyle('ListParagraph', 'List Paragraph', { spacing: 'w:after="80"' }),
    paragraphStyle('Header', 'header', { spacing: 'w:after="0"', run: '<w:sz w:val="18"/>' }),
    paragraphStyle('Footer', 'footer', { spacing: 'w:after="0"', run: '<w:sz w:val="18"/>' }),
    tableStyle(),
  ];
  return (
    `<w:styles ${NAMESPACE}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/><w:lang w:val="en-US"${eastAsia}/></w:rPr></w:rPrDefault></w:docDefaults>` +
    `${styles.join('')}</w:styles>`
  );
}

function paragraphStyle(id, name, { isDefault = false, properties = '', spacing, outline, run = '' }) {
  const level = outline === undefined ? '' : `<w:outlineLvl w:val="${outline}"/>`;
  return (
    `<w:style w:type="paragraph"${isDefault ? ' w:default="1"' : ''} w:styleId="${id}"><w:name w:val="${name}"/>` +
    (isDefault ? '' : '<w:basedOn w:val="Normal"/>') +
    `<w:pPr>${properties}<w:spacing ${spacing}/>${level}</w:pPr>${run ? `<w:rPr>${run}</w:rPr>` : ''}</w:style>`
  );
}

function tableStyle() {
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const borders = edges.map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="808080"/>`).join('');
  return (
    '<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/>' +
    `<w:tblPr><w:tblBorders>${borders}</w:tblBorders></w:tblPr></w:style>`
  );
}
