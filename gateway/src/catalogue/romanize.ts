import { customPinyin, pinyin } from 'pinyin-pro'

/** Place names with irregular readings. */
customPinyin({
  乐清: 'yuè qīng',
  乐亭: 'lào tíng',
  单县: 'shàn xiàn',
  歙县: 'shè xiàn',
  浚县: 'xùn xiàn',
  涡阳: 'guō yáng',
  大埔: 'dà bù',
  六合: 'lù hé',
  六安: 'lù ān',
  铅山: 'yán shān',
})

/** Suffixes for the kind of a place. */
const KIND = /(特别行政区|自治区|自治州|自治县|自治旗|林区|矿区|地区|新区|省|市|区|县|旗|盟)$/

/** Provinces whose English names are not their romanised Chinese ones. */
const ENGLISH_NAMES: ReadonlyMap<string, string> = new Map([
  ['陕西省', 'Shaanxi'],
  ['内蒙古自治区', 'Inner Mongolia'],
  ['广西壮族自治区', 'Guangxi'],
  ['西藏自治区', 'Tibet'],
  ['宁夏回族自治区', 'Ningxia'],
  ['新疆维吾尔自治区', 'Xinjiang'],
  ['香港特别行政区', 'Hong Kong'],
  ['澳门特别行政区', 'Macao'],
  ['台湾省', 'Taiwan'],
])

/** Name of a Chinese place for English readers: `Xi’an` for 西安市. */
export function romanizedPlace(name: string): string {
  const known = ENGLISH_NAMES.get(name)
  if (known) return known
  // 单县, 朝阳: a one-character name keeps its suffix.
  const bare = name.replace(KIND, '')
  const syllables = pinyin(bare.length > 1 ? bare : name, { toneType: 'none', type: 'array' })
  const letters = syllables
    .map((syllable, at) => (at > 0 && /^[aeo]/.test(syllable) ? `’${syllable}` : syllable))
    .join('')
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}
