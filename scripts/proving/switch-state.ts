/** Switches of this process: the active one, and those that a test reaches. */
interface SwitchState {
  isSwitchOn?: (id: number) => boolean
  /** Name of the running test; empty while modules load. */
  currentTest?: () => string
}

const state = globalThis as unknown as SwitchState

/** An endless loop around the active switch ends with an error. */
const MAX_USES = 200_000

let active = -1
let uses = 0
let reached: Map<string, Set<number>> | null = null

state.isSwitchOn = (id) => {
  if (reached) {
    const test = state.currentTest?.() ?? ''
    const ids = reached.get(test) ?? new Set()
    reached.set(test, ids.add(id))
  }
  if (id !== active) return false
  uses += 1
  if (uses > MAX_USES) throw new Error('the changed place is in an endless loop')
  return true
}

/** Runs something with a switch on. */
export async function withSwitch<Result>(id: number, act: () => Promise<Result>): Promise<Result> {
  active = id
  uses = 0
  try {
    return await act()
  } finally {
    active = -1
  }
}

/** Runs something and returns the switches that each test reached, in their order; '' are those of loading modules. */
export async function recordReached(act: () => Promise<unknown>): Promise<Map<string, Set<number>>> {
  const record = new Map<string, Set<number>>()
  reached = record
  state.currentTest = () => ''
  try {
    await act()
  } finally {
    reached = null
  }
  return record
}
