import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LocalText } from '../../texts/text'
import { epochMs } from './columns'

/** Publications of the shop's content, from 1. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    revision: integer('revision').primaryKey(),
    author: text('author').notNull(),
    note: text('note').notNull(),
    /** Documents that it added, changed or removed. */
    changes: integer('changes').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [check('content_revisions_from_one', sql`${table.revision} >= 1`)],
)

/** Documents as of the revision that changed them: the latest one up to a revision is that of the revision. */
export const contentDocuments = pgTable(
  'content_documents',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    revision: integer('revision')
      .notNull()
      .references(() => contentRevisions.revision),
    isRemoved: boolean('is_removed').notNull(),
    /** As its author wrote it; empty for a removed one. */
    body: jsonb('body').$type<object>().notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.revision] })],
)

/** Shows and sessions that are no longer in the content, of which orders exist: as they were last offered. */
export const withdrawnContent = pgTable('withdrawn_content', {
  /** Id of the show, or of the session. */
  id: text('id').primaryKey(),
  showId: text('show_id').notNull(),
  kind: text('kind').$type<'SHOW' | 'SESSION'>().notNull(),
  content: jsonb('content').$type<object>().notNull(),
  /** Revision that withdrew it. */
  revision: integer('revision').notNull(),
})

/** Changes of sessions whose message to the holders of their tickets is not sent yet. */
export const sessionChanges = pgTable(
  'session_changes',
  {
    sessionId: text('session_id').notNull(),
    revision: integer('revision').notNull(),
    kind: text('kind').$type<'MOVED' | 'PLACE' | 'CANCELED' | 'DELAY'>().notNull(),
    /** Names of the show, of the session, and of its place. */
    words: jsonb('words').$type<Readonly<Record<'show' | 'session' | 'place', LocalText>>>().notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.revision] })],
)
