import { bigint } from 'drizzle-orm/pg-core'

/** Milliseconds since the epoch. */
export const epochMs = (name: string) => bigint(name, { mode: 'number' })
