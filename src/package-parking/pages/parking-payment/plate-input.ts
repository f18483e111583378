import { nextPlateCharacters, type PlateKind, plateKind } from '@/domain/plate-number'
import { makeRefObservable } from '@/lib/make-ref-observable'

/** A number plate during input: accepts only keys that can lead to a plate. */
export class PlateInput {
  kind: PlateKind = 'MAINLAND'
  plate = ''

  constructor() {
    makeRefObservable(this)
  }

  /** Allowed characters. */
  get keys(): readonly string[] {
    return nextPlateCharacters(this.kind, this.plate)
  }

  get isWhole(): boolean {
    return plateKind(this.plate) === this.kind
  }

  /** Another kind of plate starts empty unless the input fits it. */
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
