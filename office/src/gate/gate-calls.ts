/** A call that reached the gateway and was refused. */
export interface Refusal {
  status: number
}

/** Answer of the gateway to a scan, with facts to show. */
export interface GateAnswer {
  id: string
  answer: string
  isLetIn: boolean
  isUndone: boolean
  isTyped?: boolean
  showName?: string
  timeText?: string
  doorsText?: string
  seat?: string
  entrance?: string
  attendee?: string
  usedText?: string
  usedGate?: string
}

export interface GateCounts {
  sold: number
  entered: number
  gates: { name: string; entered: number }[]
}

export interface GateConflict {
  label: string | null
  scans: { id: string; at: number; gateName: string; answer: string }[]
}

export interface GateNews {
  now: number
  counts: GateCounts
  conflicts: GateConflict[]
  tickets: { mark: string; isUsed: boolean; usedAt: number | null; usedGate: string | null }[]
}

/** The office as a phone at a gate calls it; an error with a status is a refusal, any other a missing network. */
export interface GateCalls {
  read<Answer>(path: string, query: object): Promise<Answer>
  write<Answer>(path: string, input: object): Promise<Answer>
}

/** True for an error that a missing network or a gateway in trouble causes: the call is worth another attempt. */
export function isUnreached(error: unknown): boolean {
  const status = (error as Partial<Refusal> | null)?.status
  return status === undefined || status >= 500 || status === 429
}

/** True if the session of the member of staff has ended. */
export function isSignedOut(error: unknown): boolean {
  return (error as Partial<Refusal> | null)?.status === 401
}

/** Storage of a phone: across a reload, and until it is signed out. */
export interface GateStore {
  get<Value>(key: string): Promise<Value | undefined>
  set(key: string, value: unknown): Promise<void>
  clear(): Promise<void>
}
