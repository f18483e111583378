import { nextPlateCharacters, type PlateKind, plateKind } from '@/domain/plate-number'
import { makeRefObservable } from '@/lib/make-ref-observable'

/** A number plate while it is typed: only keys that can lead to a plate are taken. */
export class PlateInput {
  kind: PlateKind = 'MAINLAND'
  plate = ''

  constructor() {
    makeRefObservable(this)
  }

  /** The characters that may be typed now. */
  get keys(): readonly string[] {
    return nextPlateCharacters(this.kind, this.plate)
  }

  get isWhole(): boolean {
    return plateKind(this.plate) === this.kind
  }

  /** Another kind of plate begins with nothing, unless what was typed fits it as well. */
  chooseKind(kind: PlateKind): void {
    const typed = Array.from(this.plate)
    const fits = typed.every((key, at) => nextPlateCharacters(kind, typed.slice(0, at).join('')).includes(key))
    this.kind = kind
    if (!fits) this.plate = ''
  }

  press(key: string): void {
    if (this.keys.includes(key)) this.plate += key
  }

  erase(): void {
    this.plate = Array.from(this.plate).slice(0, -1).join('')
  }
}
