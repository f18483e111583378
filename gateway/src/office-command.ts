import { parseArgs } from 'node:util'
import { readSettings, SettingFaults } from '../../config/settings/read-settings'
import { ShiftedClock } from './clock'
import { openDatabase } from './database/connect'
import { FolderInUse } from './database/folder-lock'
import { inTransaction } from './database/in-transaction'
import { recordAudit } from './office/audit'
import { invitationPath, inviteStaff } from './office/invitations'
import { OfficeError } from './office/office-error'
import { STAFF_ROLES } from './office/permissions'

const USAGE = `Usage: office invite --role <role> --email <address> [--name <name>]
Roles: ${STAFF_ROLES.map((role) => roleWord(role)).join(', ')}`

/** `npm run office -- invite --role owner --email …`: invites the first member of staff, or another one. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' }, email: { type: 'string' }, name: { type: 'string' } },
  })
  const { email, name = '' } = values
  const role = STAFF_ROLES.find((each) => roleWord(each) === values.role)
  if (positionals.join(' ') !== 'invite' || role === undefined || email === undefined) throw new Usage(USAGE)
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PUBLIC_ORIGIN, PORT } = readSettings(process.env)
  const database = await openDatabase({ databaseUrl, dataDir })
  try {
    const token = await inTransaction(database.db, async (db) => {
      const context = { db, clock: new ShiftedClock() }
      const { row, token } = await inviteStaff(context, { email, name, role })
      const audit = { target: 'staff', targetId: row.id, after: { role, state: row.state } }
      await recordAudit(context, { ...audit, staffId: null, action: 'office invite' })
      return token
    })
    console.log(`Open within three days: ${PUBLIC_ORIGIN ?? `http://localhost:${PORT}`}${invitationPath(token)}`)
  } finally {
    await database.close()
  }
}

function roleWord(role: string): string {
  return role.toLowerCase().replace('_', '-')
}

class Usage extends Error {}

main().catch((error) => {
  const isPlain = [FolderInUse, SettingFaults, Usage, OfficeError].some((known) => error instanceof known)
  console.error(isPlain ? error.message : error)
  process.exit(1)
})
