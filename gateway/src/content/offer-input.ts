import { isStoredPicture, type OfferPicture } from '../catalogue/drawings/offer-picture'
import { SCENE_NAMES, type SceneName } from '../catalogue/drawings/scene'
import { type FaultList, similarWord } from './content-fault'
import type { PictureChoice } from './documents/written-values'
import { momentIn } from './moments'
import { storedPictureName } from './pictures/publish-pictures'
import type { References } from './references'

/** Everything that the compiler of an offer needs besides its document. */
export interface OfferInput {
  references: References
  faults: FaultList
  /** Time zone of the shop. */
  zone: string
}

type Path = readonly (string | number)[]

const DAY_MS = 86_400_000

/** A written moment on the clock of the shop, epoch ms; a fault for one that does not exist. */
export function readMoment(written: string, path: Path, { zone, faults }: OfferInput): number {
  const moment = momentIn(written, zone)
  if (!moment) faults.add(path, written, 'There is no such day or time.')
  return moment?.at ?? 0
}

/** Period of written moments, epoch ms; a fault if it ends before its begin. */
export function readPeriod(
  [from, until]: readonly [field: string, written: string][],
  input: OfferInput,
): { beginAt: number; endAt: number } {
  const [beginAt = 0, endAt = 0] = [from, until].map((end) => (end ? readMoment(end[1], [end[0]], input) : 0))
  if (until && beginAt > 0 && endAt > 0 && endAt <= beginAt)
    input.faults.add([until[0]], until[1], 'A period ends after its begin.')
  return { beginAt, endAt }
}

/** Period of whole days, both included. */
export function readDays(
  [from, until]: readonly [field: string, written: string][],
  input: OfferInput,
): { beginAt: number; endAt: number } {
  const [beginAt = 0, lastDay = 0] = [from, until].map((end) =>
    end ? readMoment(`${end[1]} 00:00`, [end[0]], input) : 0,
  )
  if (until && beginAt > 0 && lastDay > 0 && lastDay < beginAt)
    input.faults.add([until[0]], until[1], 'The last day is not before the first.')
  return { beginAt, endAt: lastDay + DAY_MS }
}

/** Picture of an offer: that of the shop, the named drawing, or the usual one. */
export function readPicture({ picture, drawing }: PictureChoice, usual: SceneName, faults: FaultList): OfferPicture {
  if (picture !== undefined && drawing !== undefined)
    faults.add(['drawing'], drawing, 'It has a picture already: a drawing stands in its place.')
  const scene = drawing === undefined ? usual : SCENE_NAMES.find((name) => name === drawing)
  if (!scene) faults.add(['drawing'], drawing, 'There is no such drawing.', similarWord(drawing ?? '', SCENE_NAMES))
  const stored = storedPictureName(picture)
  return stored !== null && isStoredPicture(stored) ? stored : (scene ?? usual)
}

/** Ids of coupons on the wire, by the names of their documents. */
export function findCoupons(names: readonly string[] = [], path: Path, { references, faults }: OfferInput): string[] {
  return names.flatMap((name, at) => references.find('coupons', name, [...path, at], faults) ?? [])
}
