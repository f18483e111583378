import type { DataProvider, GetListParams, RaRecord } from 'react-admin'
import { read, write } from './office-fetch'

/** Path of the call that changes or creates a record. */
const CREATE_PATHS: Readonly<Record<string, string>> = { staff: 'staff/invite' }

interface Page {
  total: number
  rows: RaRecord[]
}

/** Lists of the office that have all rows on one page. */
const WHOLE = ['admissions', 'sessions']

function pageQuery(resource: string, { pagination, sort, filter }: GetListParams) {
  if (WHOLE.includes(resource)) return {}
  return {
    page: pagination?.page,
    perPage: pagination?.perPage,
    order: sort?.order,
    ...(resource === 'orders' && { sort: sort?.field }),
    ...filter,
  }
}

async function listPage(resource: string, params: GetListParams) {
  const { rows, total } = await read<Page>(resource, pageQuery(resource, params))
  return { data: rows, total }
}

/** Orders have a call of their own; other records are those of their list. */
async function oneRecord(resource: string, id: unknown): Promise<{ data: RaRecord }> {
  if (resource === 'orders') return { data: await read(`orders/${id}`) }
  const { rows } = await read<Page>(resource, { perPage: 100 })
  const data = rows.find((row) => row.id === id)
  if (!data) throw new Error('office.error.notFound')
  return { data }
}

const unsupported = () => Promise.reject(new Error('office.error.unknown'))

/** Calls of the office as react-admin makes them. */
export const dataProvider = {
  getList: listPage,
  getOne: (resource: string, { id }: { id: unknown }) => oneRecord(resource, id),
  update: async (resource: string, { id, data }: { id: unknown; data: object }) => ({
    data: await write(`${resource}/${id}`, { ...data }),
  }),
  create: async (resource: string, { data }: { data: object }) => ({
    data: await write(CREATE_PATHS[resource] ?? resource, { ...data }),
  }),
  getMany: unsupported,
  getManyReference: unsupported,
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
} as unknown as DataProvider
