import { Converter } from 'opencc-js/t2cn';

const convertTraditional = Converter({ from: 't', to: 'cn' });
/** For forms that the general table leaves alone: 衞 of Hong Kong, 著 for 着 of Taiwan. */
const convertRegional = [Converter({ from: 'hk', to: 'cn' }), Converter({ from: 'tw', to: 'cn' })];

/** The regional tables take it for 幺, but in simplified text it is the 么 of 什么. */
const NEVER_REGIONAL = '么';

const known = new Map<string, string>();

/**
 * The simplified form of one traditional character; every other character as it is. One character at a time, since the
 * converter turns whole strings by phrase and would then change a passage and a query differently. Applied until
 * nothing changes, so that converting twice is converting once.
 */
export function simplifyCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  let simplified = convertTraditional(character);
  if (simplified !== NEVER_REGIONAL) for (const convert of convertRegional) simplified = convert(simplified);
  simplified = convertTraditional(simplified);
  known.set(character, simplified);
  return simplified;
}
