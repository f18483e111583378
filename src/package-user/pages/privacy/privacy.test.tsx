import { renderPage, theGateway } from '@test/render-page'
import { eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { exportAccount } from '@/contracts/account/export-account'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { routes } from '@/routes'
import PrivacyPage from './privacy'

describe('the privacy centre', () => {
  it('says what is kept and why', async () => {
    await renderPage(PrivacyPage, routes.privacy, { signedInAs: newBuyer() })
    await seenText('我们保存什么，为什么')
    await seenText('用于实名购票和配送')
  })

  it('says that the export failed', async () => {
    const { network } = await renderPage(PrivacyPage, routes.privacy, { signedInAs: newBuyer() })
    await seen('export')
    network.isOnline = false
    await tap('export')
    await seenText('无法连接网络')
  })

  it('exports what the shop keeps of the user and of nobody else, without secrets', async () => {
    const gateway = await theGateway()
    const add = async (name: string) => {
      const as = await gateway.signIn(newBuyer())
      await gateway.call(createAttendee, { name, countryCode: 'CN', idType: 'PASSPORT', idNo: 'E12345678' }, { as })
      return as
    }
    await add('别人')
    const content = (await gateway.call(exportAccount, {}, { as: await add('李四') })).data?.content ?? ''
    const kept = JSON.parse(content)
    expect(kept.attendees).toMatchObject([{ name: '李四', id_no: 'E12345678' }])
    expect(kept.users).toHaveLength(1)
    expect(content).not.toMatch(/别人|hash|nonce/)
  })

  it('leads to where the account is closed', async () => {
    const { router } = await renderPage(PrivacyPage, routes.privacy, { signedInAs: newBuyer() })
    await seen('account-safe')
    await tap('account-safe')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.accountSafe.path))
  })
})
