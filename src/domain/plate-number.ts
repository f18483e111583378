/** Formats of number plates: of the mainland, of new-energy cars there, of Macau. */
export type PlateKind = 'MAINLAND' | 'NEW_ENERGY' | 'MACAU'

export const PLATE_KINDS: readonly PlateKind[] = ['MAINLAND', 'NEW_ENERGY', 'MACAU']

const PROVINCES = Array.from('京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼')
const DIGITS = Array.from('0123456789')
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
/** `I` and `O` are not used where they could be read as digits. */
const SERIAL_LETTERS = LETTERS.filter((letter) => letter !== 'I' && letter !== 'O')
const SERIAL = [...DIGITS, ...SERIAL_LETTERS]
/** Letters that mark a car on new energy: `D` and its neighbours run on electricity alone. */
const NEW_ENERGY_LETTERS = Array.from('ABCDEFGHJK')
/** The last place of trailers, learners and the police. */
const SUFFIXES = Array.from('挂学警')
/** Cars of Hong Kong and Macau on the mainland have plates of Guangdong that begin with Z. */
const BORDER_PREFIX = '粤Z'
const BORDER_SUFFIXES = Array.from('港澳')

/** Ignored characters of a plate: blanks, invisible characters, hyphens, brackets and dots. */
const NOISE = /[\s\u00AD\u200B-\u200F\u2060\uFEFF\-\u2010-\u2015\u2212()[\]·・•.]/g

const MAINLAND_LENGTH = 7
const NEW_ENERGY_LENGTH = 8
const MACAU_DIGITS = 4
const MACAU_LETTERS = 2

/** The one form of a plate in which it is compared and sent: no blanks, hyphens or dots, in capitals (contract D-34). */
export function normalizedPlate(plateNo: string): string {
  return plateNo.normalize('NFKC').replace(NOISE, '').toUpperCase()
}

/** The characters that may follow what there is of a plate; none if it is complete, or can never become one. */
export function nextPlateCharacters(kind: PlateKind, plate: string): readonly string[] {
  const typed = Array.from(plate)
  if (kind === 'MACAU') return nextOfMacau(typed)
  if (typed.length === 0) return PROVINCES
  if (typed.length === 1) return LETTERS
  return kind === 'NEW_ENERGY' ? nextOfNewEnergy(typed) : nextOfMainland(typed)
}

/** Maximum number of characters of a plate. */
export function plateLength(kind: PlateKind): number {
  if (kind === 'MACAU') return MACAU_LETTERS + MACAU_DIGITS
  return kind === 'NEW_ENERGY' ? NEW_ENERGY_LENGTH : MAINLAND_LENGTH
}

/** The kind of a whole plate in its normalized form; null for what is no plate. */
export function plateKind(plate: string): PlateKind | null {
  return PLATE_KINDS.find((kind) => isWhole(kind, plate)) ?? null
}

/** True for a complete plate in any notation. */
export function isPlate(plateNo: string): boolean {
  return plateKind(normalizedPlate(plateNo)) !== null
}

/** A plate as it is written on the car: `沪A·12345`, `MA-12-34`. */
export function plateText(plate: string): string {
  if (plateKind(plate) === 'MACAU') return plate.replace(/(\d{2})(\d{2})$/, '-$1-$2')
  const characters = Array.from(plate)
  return characters.length > 2 ? `${characters.slice(0, 2).join('')}·${characters.slice(2).join('')}` : plate
}

function isWhole(kind: PlateKind, plate: string): boolean {
  const characters = Array.from(plate)
  const canFollow = characters.every((character, at) =>
    nextPlateCharacters(kind, characters.slice(0, at).join('')).includes(character),
  )
  return canFollow && characters.length > 0 && nextPlateCharacters(kind, plate).length === 0
}

function nextOfMainland(typed: readonly string[]): readonly string[] {
  if (typed.length < MAINLAND_LENGTH - 1) return SERIAL
  if (typed.length >= MAINLAND_LENGTH) return []
  const isBorder = typed.slice(0, 2).join('') === BORDER_PREFIX
  return [...SERIAL, ...SUFFIXES, ...(isBorder ? BORDER_SUFFIXES : [])]
}

/** Small cars have the letter in the third place, and another or a digit behind it; large ones have it in the last. */
function nextOfNewEnergy(typed: readonly string[]): readonly string[] {
  const [, , third = ''] = typed
  if (typed.length >= NEW_ENERGY_LENGTH) return []
  if (typed.length === 2) return [...DIGITS, ...NEW_ENERGY_LETTERS]
  if (NEW_ENERGY_LETTERS.includes(third)) return typed.length === 3 ? SERIAL : DIGITS
  return typed.length === NEW_ENERGY_LENGTH - 1 ? NEW_ENERGY_LETTERS : DIGITS
}

/** One letter or two, then four digits. */
function nextOfMacau(typed: readonly string[]): readonly string[] {
  const letters = typed.filter((character) => LETTERS.includes(character)).length
  if (letters === 0) return LETTERS
  if (typed.length - letters >= MACAU_DIGITS) return []
  return letters < MACAU_LETTERS && letters === typed.length ? [...LETTERS, ...DIGITS] : DIGITS
}
