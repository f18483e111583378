import { sql } from 'drizzle-orm'
import { openDatabase } from './connect'

const databaseUrl = process.env.TEST_DATABASE_URL

test('a server that drops the idle connections stops nothing: the next query opens a new one', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const database = await openDatabase({ databaseUrl })
  const other = await openDatabase({ databaseUrl })
  await other.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'idle' AND pid <> pg_backend_pid()`,
  )
  for (let waited = 0; warn.mock.calls.length === 0 && waited < 50; waited++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('dropped an idle connection'))
  expect(await database.db.execute(sql`SELECT 1 AS one`)).toMatchObject({ rows: [{ one: 1 }] })
  await database.close()
  await other.close()
})
