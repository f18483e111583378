/** Slots per item: half-empty tables have short probe sequences. */
const SPACE = 2

/** Hash index of items by the ids inside them. A map would keep every id and take five times the memory. */
export class IdIndex<Thing> {
  /** Item numbers from 1; 0 is free. */
  private readonly slots: Uint32Array
  private readonly mask: number

  /** `idsOf`: unique ids of an item. */
  constructor(
    private readonly things: readonly Thing[],
    private readonly idsOf: (thing: Thing) => readonly string[],
  ) {
    const count = things.reduce((sum, thing) => sum + idsOf(thing).length, 0)
    this.slots = new Uint32Array(2 ** Math.ceil(Math.log2(SPACE * count + 1)))
    this.mask = this.slots.length - 1
    things.forEach((thing, at) => {
      for (const id of idsOf(thing)) this.slots[this.freeSlot(id)] = at + 1
    })
  }

  find(id: string): Thing | null {
    for (let slot = hashOf(id) & this.mask; ; slot = (slot + 1) & this.mask) {
      const thing = this.things[(this.slots[slot] ?? 0) - 1]
      if (thing === undefined) return null
      if (this.idsOf(thing).includes(id)) return thing
    }
  }

  private freeSlot(id: string): number {
    let slot = hashOf(id) & this.mask
    while (this.slots[slot] !== 0) slot = (slot + 1) & this.mask
    return slot
  }
}

/** FNV-1a hash of the characters. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}
