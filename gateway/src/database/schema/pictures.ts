import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, epochMs } from './columns'

/** Pictures of published content, by the hash of their source. */
export const pictures = pgTable('pictures', {
  hash: text('hash').primaryKey(),
  /** Format for who asks for none: jpg, png or svg. */
  format: text('format', { enum: ['jpg', 'png', 'webp', 'svg'] }).notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Shown until the picture is there. */
  color: text('color'),
  createdAt: epochMs('created_at').notNull(),
})

/** A picture in each of its widths and formats. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    hash: text('hash')
      .notNull()
      .references(() => pictures.hash, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    format: text('format', { enum: ['jpg', 'png', 'webp', 'svg'] }).notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.width, table.format] })],
)
