import { createOwnDatabase } from '@test/stocked-database'
import { sql } from 'drizzle-orm'
import { type Database, type DatabaseEvent, type OpenedDatabase, openDatabase } from './connect'
import { DatabaseBusy } from './retries'

describe('a database server', () => {
  let own: Awaited<ReturnType<typeof createOwnDatabase>>
  let database: OpenedDatabase
  let other: OpenedDatabase
  let events: string[]
  beforeEach(async () => {
    events = []
    own = await createOwnDatabase(process.env.TEST_DATABASE_URL ?? '')
    const onEvent = (event: DatabaseEvent, code: string) => void events.push(`${event} ${code}`)
    database = await openDatabase({ databaseUrl: own.url, onEvent })
    other = await openDatabase({ databaseUrl: own.url })
  })
  afterEach(async () => {
    await database.close()
    await other.close()
    await own.drop()
  })

  const terminateOthers = (state: string) =>
    other.db.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND state = ${state} AND pid <> pg_backend_pid()`,
    )

  async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
    for (let waited = 0; !(await isTrue()) && waited < 2_400; waited++) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  it('continues after dropped idle connections: the next query opens a new one', async () => {
    await database.db.execute(sql`SELECT 1`)
    await terminateOthers('idle')
    await until(() => events.length > 0)
    expect(events).toContain('dropped 57P01')
    expect(await database.db.execute(sql`SELECT 1 AS one`)).toMatchObject({ rows: [{ one: 1 }] })
  })

  it('fails only the query of a terminated busy connection', async () => {
    const isAsleep = async () => {
      const { rows } = (await other.db.execute(
        sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_sleep(30)'`,
      )) as { rows: unknown[] }
      return rows.length > 0
    }
    const within = database.db.transaction((tx) => tx.execute(sql`SELECT pg_sleep(30)`)).catch((error) => error)
    await until(isAsleep)
    await terminateOthers('active')
    expect(await within).toBeInstanceOf(DatabaseBusy)
    // The socket may be gone before the server's own code is read.
    expect(events).toContainEqual(expect.stringMatching(/^gaveUp ?(57P01)?$/))
    expect(await database.db.execute(sql`SELECT 1 AS one`)).toMatchObject({ rows: [{ one: 1 }] })
  })

  it('returns every connection, however often one was terminated', async () => {
    for (let round = 0; round < 30; round += 1) {
      const work = database.db.transaction((tx) => tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`))
      expect(await work.catch((error) => error)).toBeInstanceOf(DatabaseBusy)
    }
    expect(await database.db.execute(sql`SELECT 1 AS one`)).toMatchObject({ rows: [{ one: 1 }] })
  })

  it('completes both of two deadlocked transactions', async () => {
    await database.db.execute(sql`CREATE TABLE pair (id int PRIMARY KEY, n int)`)
    await database.db.execute(sql`INSERT INTO pair VALUES (1, 0), (2, 0)`)
    let waiting: (() => void)[] = []
    const meeting = () =>
      new Promise<void>((go) => {
        waiting.push(go)
        if (waiting.length < 2) return
        for (const resolve of waiting) resolve()
        waiting = []
      })
    let tries = 0
    const add = (first: number, second: number) =>
      database.db.transaction(async (tx: Database) => {
        tries += 1
        await tx.execute(sql`UPDATE pair SET n = n + 1 WHERE id = ${first}`)
        if (tries <= 2) await meeting()
        await tx.execute(sql`UPDATE pair SET n = n + 1 WHERE id = ${second}`)
      })
    await Promise.all([add(1, 2), add(2, 1)])
    expect(tries).toBeGreaterThan(2)
    expect(events).toContain('retry 40P01')
    expect(await database.db.execute(sql`SELECT n FROM pair`)).toMatchObject({ rows: [{ n: 2 }, { n: 2 }] })
  })
})
