import { type TProperties, Type } from '@sinclair/typebox'
import { CsvFile, type CsvRow } from './csv-file'

const MAX_PER_PAGE = 100
/** Rows of an exported file. */
const MAX_EXPORTED = 10_000

/** A page of a list with its order. */
export interface PageQuery {
  /** From 1 on. */
  page: number
  perPage: number
  order: 'ASC' | 'DESC'
}

export interface Page<Row> {
  total: number
  rows: Row[]
}

/** Input of a list with these filters. */
export function pageSchema<Filters extends TProperties>(filters: Filters) {
  return Type.Object({
    page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
    perPage: Type.Integer({ minimum: 1, maximum: MAX_PER_PAGE, default: 25 }),
    order: Type.Union([Type.Literal('ASC'), Type.Literal('DESC')], { default: 'DESC' }),
    ...filters,
  })
}

/** A whole list as one page, for a file. */
export function wholeList<Query extends PageQuery>(query: Query): Query {
  return { ...query, page: 1, perPage: MAX_EXPORTED }
}

/** File of a list. */
export function exported<Row>(name: string, { rows }: Page<Row>, columns: (row: Row) => CsvRow): CsvFile {
  return new CsvFile(name, rows.map(columns))
}
