import { renderPage, theGateway } from '@test/render-page'
import { eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { exportAccount } from '@/contracts/account/export-account'
import { getConsents } from '@/contracts/account/get-consents'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { routes } from '@/routes'
import PrivacyPage from './privacy'

const isChecked = (id: string) => document.getElementById(id)?.getAttribute('aria-checked')

describe('the privacy centre', () => {
  it('shows stored data and its purpose, to visitors too', async () => {
    await renderPage(PrivacyPage, routes.privacy)
    await seenText('我们保存什么，为什么')
    await seenText('用于实名购票和配送')
    expect(document.getElementById('export')).toBeNull()
  })

  it('shows that the export failed when offline', async () => {
    const { network } = await renderPage(PrivacyPage, routes.privacy, { signedInAs: newBuyer() })
    await seen('consent-messages')
    network.isOnline = false
    await tap('export')
    await seenText('无法连接网络')
  })

  it('saves everything as one file', async () => {
    const { fileSaver } = await renderPage(PrivacyPage, routes.privacy, { signedInAs: newBuyer() })
    await seen('export')
    await tap('export')
    await seenText('文件已导出')
    expect(fileSaver.saved).toMatchObject([{ name: 'encore-my-data.json' }])
    expect(JSON.parse(fileSaver.saved[0]?.text ?? '').users).toHaveLength(1)
  })

  it('sends the file to a chat by a second tap on vendors that require one', async () => {
    const { fileSaver } = await renderPage(PrivacyPage, routes.privacy, {
      signedInAs: newBuyer(),
      prepare: (app) => {
        app.fileSaver.way = 'chat'
      },
    })
    await seenText('导出为文件')
    await tap('export')
    await seenText('发送文件到聊天')
    expect(fileSaver.saved).toEqual([])
    fileSaver.outcome = { kind: 'cancelled' }
    await tap('export')
    fileSaver.outcome = { kind: 'saved' }
    await seenText('发送文件到聊天')
    await tap('export')
    await seenText('文件已导出')
    expect(fileSaver.saved).toHaveLength(1)
  })

  it.each(['none', 'chat'] as const)('copies everything when the method "%s" saves no file', async (way) => {
    const { copied } = await renderPage(PrivacyPage, routes.privacy, {
      signedInAs: newBuyer(),
      prepare: ({ fileSaver }) => {
        fileSaver.way = way
        fileSaver.outcome = { kind: 'unsupported' }
      },
    })
    await seen('export')
    await tap('export')
    if (way === 'chat') {
      await seenText('发送文件到聊天')
      await tap('export')
    }
    await seenText('已复制全部资料')
    expect(JSON.parse(copied[0] ?? '').users).toHaveLength(1)
  })

  it("exports only the user's data, without secrets", async () => {
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

  it('stops messages of the shop for the account when they are switched off', async () => {
    const cellphone = newBuyer()
    await renderPage(PrivacyPage, routes.privacy, { signedInAs: cellphone })
    await seen('consent-messages')
    expect(isChecked('consent-messages')).toBe('true')
    await tap('consent-messages')
    await eventually(() => expect(isChecked('consent-messages')).toBe('false'))
    const gateway = await theGateway()
    expect((await gateway.call(getConsents, {}, { as: await gateway.signIn(cellphone) })).data).toEqual({
      messages: false,
    })
  })

  it('requests no location when it is switched off', async () => {
    const { app, geolocation } = await renderPage(PrivacyPage, routes.privacy)
    geolocation.outcome = { kind: 'located', lat: 31, lng: 121 }
    await seen('consent-location')
    expect(await app.geolocation.locate()).toMatchObject({ kind: 'located' })
    await tap('consent-location')
    expect(await app.geolocation.locate()).toEqual({ kind: 'denied' })
  })

  it('tracks a visitor only after the switch (TRACK-013)', async () => {
    const { app } = await renderPage(PrivacyPage, routes.privacy)
    await seen('consent-tracking')
    expect(app.tracking.isAllowed).toBe(false)
    await tap('consent-tracking')
    expect(app.tracking.isAllowed).toBe(true)
  })

  it('leaves nothing on the device when it is cleared', async () => {
    const { app, storage, router } = await renderPage(PrivacyPage, routes.privacy, { signedInAs: newBuyer() })
    app.drafts.of('order', { isCheckout: true }).save([{ name: 'cellphone', value: '13800138000', mayStay: true }])
    app.site.choose('310100')
    app.readNotices.record({ announcementId: 'a1', showId: 's1', pageSource: 'HOME', clientReadTime: 1 })
    app.tracking.choose(true)
    await seen('clear-device')
    await tap('clear-device')
    await tap('dialog-confirm')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.list.path))
    expect(storage.keys).toEqual([])
    expect(app.session.isLoggedIn).toBe(false)
    expect(app.tracking.isAllowed).toBe(false)
    // Nothing in memory is written back by the next save.
    app.readNotices.record({ announcementId: 'a2', showId: 's2', pageSource: 'HOME', clientReadTime: 1 })
    expect(storage.get('read-notices')).toHaveLength(1)
    expect(app.drafts.of('order').load()).toBeNull()
  })

  it('clears the device when the shop cannot be reached, and reports it', async () => {
    const { app, storage, network } = await renderPage(PrivacyPage, routes.privacy, { signedInAs: newBuyer() })
    await seen('clear-device')
    network.isOnline = false
    await tap('clear-device')
    await tap('dialog-confirm')
    await seenText('未能通知服务器退出登录')
    expect([app.session.isLoggedIn, storage.keys]).toEqual([false, []])
  })

  it('opens the page for closing the account', async () => {
    const { router } = await renderPage(PrivacyPage, routes.privacy, { signedInAs: newBuyer() })
    await seen('account-safe')
    await tap('account-safe')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.accountSafe.path))
  })
})
