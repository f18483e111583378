import { bigint, customType } from 'drizzle-orm/pg-core'

/** Milliseconds since the epoch. */
export const epochMs = (name: string) => bigint(name, { mode: 'number' })

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
