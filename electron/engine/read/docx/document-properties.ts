import type { Block } from '../../../../shared/block.ts';
import { fieldsFrom } from '../document-fields.ts';
import type { DocumentFields } from '../document-text.ts';
import { childOf, childrenOf, textOf, type XmlNode } from '../office/xml-tree.ts';
import type { PackageParts } from './package-parts.ts';
import { plainTextOf, type StoryItem } from './story.ts';

/** Titles that programs write by themselves, and prompts of templates that nobody filled in. */
const PLACEHOLDER_TITLE =
  /^(?:document ?\d*|untitled.*|microsoft word\b.*|word document|(?:document )?title|title of document|template|normal|blank document|文档 ?\d*|文件 ?\d*|未命名.*|标题|標題|无标题.*|無標題.*|.*\.(?:docx?|docm|dotx?|dotm|rtf|odt|wps|html?|pdf)|\[.*\]|【.*】|<.*>)$/i;

/** What a document says of itself in its properties; its title, if it says none, is its own first heading. */
export function readProperties(
  parts: Pick<PackageParts, 'coreProperties' | 'extendedProperties' | 'customProperties'>,
  items: readonly StoryItem[],
  written: { blocks: readonly Block[]; text: string },
): DocumentFields {
  const { title: ownTitle = '', ...stated } = fieldsFrom(customProperties(parts.customProperties));
  const titles = [textIn(parts.coreProperties, 'title'), ownTitle];
  const template = textIn(parts.extendedProperties, 'Template');
  const title = statedTitle(titles, template) ?? titleInText(items, written);
  return {
    ...fieldsFrom({ version: textIn(parts.coreProperties, 'version') }),
    ...stated,
    ...(title === null ? {} : { title }),
  };
}

/** Names and values of the properties that a person added to the file. */
function customProperties(root: XmlNode | null): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const node of childrenOf(root ?? undefined, 'property')) {
    const { name } = node.attributes;
    const value = node.children.find((child) => child.name !== '');
    if (name !== undefined && value !== undefined)
      properties[name] = value.name === 'filetime' ? dayOf(textOf(value)) : textOf(value);
  }
  return properties;
}

const HALF_A_DAY = 12 * 60 * 60 * 1000;

/**
 * The day that a person chose. Programs store midnight of their own time zone (or ten o'clock) as a time in UTC, so the
 * day meant is the one whose midnight is nearest: 16:00 of the day before is midnight in Taipei.
 */
function dayOf(time: string): string {
  const milliseconds = /^\d{4}-\d\d-\d\dT/.test(time) ? Date.parse(time) : Number.NaN;
  return Number.isNaN(milliseconds) ? time : new Date(milliseconds + HALF_A_DAY - 1).toISOString().slice(0, 10);
}

function textIn(root: XmlNode | null, name: string): string {
  const node = childOf(root ?? undefined, name);
  return node === undefined ? '' : oneLine(textOf(node));
}

/** @param template name of the template's file: a title of that name came with it */
function statedTitle(candidates: readonly string[], template: string): string | null {
  const ofTemplate = template.replace(/\.dot[xm]?$/i, '').toLowerCase();
  const isTitle = (title: string): boolean =>
    title !== '' && !PLACEHOLDER_TITLE.test(title) && title.toLowerCase() !== ofTemplate;
  return candidates.find(isTitle) ?? null;
}

function titleInText(items: readonly StoryItem[], { blocks, text }: { blocks: readonly Block[]; text: string }) {
  const styled = items.find((item) => item.kind === 'paragraph' && item.isTitle && item.text !== '');
  if (styled !== undefined) return oneLine(plainTextOf([styled]));
  const heading = blocks.find((block) => block.type === 'heading');
  return heading === undefined ? null : oneLine(text.slice(heading.start, heading.end));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
