import { strToU8, zipSync } from 'fflate';
import { numberingXml } from './docx-numbering.mjs';
import { stylesXml } from './docx-styles.mjs';
import { escapeMarkup } from './source.mjs';

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A zip entry keeps local time without a zone: midnight of a fixed day is the same bytes in every zone. */
const ENTRY_TIME = new Date(2026, 0, 1);

const LABELS = {
  en: { owner: 'Owner: ', effective: 'Effective: ', version: 'Version ', page: 'Page ' },
  'zh-Hant': { owner: '主管部門：', effective: '施行日期：', version: '第', page: '頁次 ' },
};

/**
 * A DOCX file with automatic numbering: the clause numbers stand nowhere in the text, only in numbering.xml.
 *
 * @param {ReturnType<import('./source.mjs').readSource>} source `numbering` of its front matter is `decimal` (headings
 *   1, items 1.1, sub-items (a)) or `article` (items 第一條, sub-items 一、).
 * @returns {Uint8Array}
 */
export function docxFile(source) {
  const parts = {
    '[Content_Types].xml': contentTypesXml(),
    '_rels/.rels': relationshipsXml([
      ['rId1', `${RELATIONSHIPS}/officeDocument`, 'word/document.xml'],
      [
        'rId2',
        'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
        'docProps/core.xml',
      ],
    ]),
    'docProps/core.xml': corePropertiesXml(source),
    'word/document.xml': documentXml(source),
    'word/styles.xml': stylesXml(source.language, source.fields.numbering),
    'word/numbering.xml': numberingXml(source.fields.numbering),
    'word/header1.xml': headerXml(source),
    'word/footer1.xml': footerXml(source),
    'word/_rels/document.xml.rels': relationshipsXml([
      ['rId1', `${RELATIONSHIPS}/styles`, 'styles.xml'],
      ['rId2', `${RELATIONSHIPS}/numbering`, 'numbering.xml'],
      ['rId3', `${RELATIONSHIPS}/header`, 'header1.xml'],
      ['rId4', `${RELATIONSHIPS}/footer`, 'footer1.xml'],
    ]),
  };
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(DECLARATION + xml)]);
  return zipSync(Object.fromEntries(files), { level: 9, mtime: ENTRY_TIME });
}

function documentXml(source) {
  const labels = LABELS[source.language];
  const { owner, effective, numbering } = source.fields;
  const body = [
    paragraph('Title', source.title),
    paragraph(null, labels.owner + owner),
    paragraph(null, labels.effective + effective),
    ...source.blocks.map((block) => blockXml(block, numbering)),
  ].join('');
  const section =
    '<w:sectPr><w:headerReference w:type="default" r:id="rId3"/><w:footerReference w:type="default" r:id="rId4"/>' +
    '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1304" w:bottom="1440" w:left="1304" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';
  return `<w:document ${NAMESPACE} xmlns:r="${RELATIONSHIPS}"><w:body>${body}${section}</w:body></w:document>`;
}

function blockXml(block, numbering) {
  switch (block.type) {
    case 'heading':
      return paragraph('Heading1', block.text);
    case 'item':
      return paragraph('ListParagraph', block.text, { level: numbering === 'decimal' ? block.depth + 1 : block.depth });
    case 'table':
      return tableXml(block.rows);
    default:
      return paragraph(null, block.text);
  }
}

function paragraph(style, text, list = null) {
  const properties =
    (style ? `<w:pStyle w:val="${style}"/>` : '') +
    (list ? `<w:numPr><w:ilvl w:val="${list.level}"/><w:numId w:val="1"/></w:numPr>` : '');
  return `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}<w:r><w:t xml:space="preserve">${escapeMarkup(text)}</w:t></w:r></w:p>`;
}

function tableXml(rows) {
  const width = Math.floor(9298 / rows[0].length);
  const grid = rows[0].map(() => `<w:gridCol w:w="${width}"/>`).join('');
  const body = rows.map((cells, index) => {
    const header = index === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : '';
    const columns = cells.map(
      (cell) => `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(null, cell)}</w:tc>`,
    );
    return `<w:tr>${header}${columns.join('')}</w:tr>`;
  });
  return (
    '<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/><w:tblLook w:val="04A0" w:firstRow="1"/></w:tblPr>' +
    `<w:tblGrid>${grid}</w:tblGrid>${body.join('')}</w:tbl><w:p/>`
  );
}

function headerXml(source) {
  const { version } = source.fields;
  const label = LABELS[source.language].version + version + (source.language === 'zh-Hant' ? '版' : '');
  return `<w:hdr ${NAMESPACE}>${paragraph('Header', `${source.title} · ${label}`)}</w:hdr>`;
}

function footerXml(source) {
  const page = LABELS[source.language].page;
  return (
    `<w:ftr ${NAMESPACE}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr><w:r><w:t xml:space="preserve">${page}</w:t></w:r>` +
    '<w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p></w:ftr>'
  );
}

function corePropertiesXml(source) {
  const { owner, version, effective } = source.fields;
  const time = (name) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${effective}T00:00:00Z</dcterms:${name}>`;
  return (
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ' +
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escapeMarkup(source.title)}</dc:title><dc:creator>${escapeMarkup(owner)}</dc:creator>` +
    `<dc:language>${source.language}</dc:language><cp:version>${escapeMarkup(version)}</cp:version>${time('created')}${time('modified')}</cp:coreProperties>`
  );
}

function relationshipsXml(rows) {
  const items = rows.map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`);
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`;
}

function contentTypesXml() {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const overrides = [
    ['/word/document.xml', `${word}.document.main+xml`],
    ['/word/styles.xml', `${word}.styles+xml`],
    ['/word/numbering.xml', `${word}.numbering+xml`],
    ['/word/header1.xml', `${word}.header+xml`],
    ['/word/footer1.xml', `${word}.footer+xml`],
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
  ].map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`);
  return (
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
  );
}
