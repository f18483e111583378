import type { SQL } from 'drizzle-orm'

/** Something that is always true of the books. `broken` selects the ids of whatever breaks it. */
export interface BookRule {
  says: string
  broken: SQL
}
