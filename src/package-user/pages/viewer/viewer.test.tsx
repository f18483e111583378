import { fillAttendee, ID_NO } from '@test/attendees'
import { offerOf } from '@test/buyer'
import { type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { byId, eventually, gone, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { listAttendees } from '@/contracts/attendee/list-attendees'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ViewerPage from './viewer'

/** Two people of a user. */
async function people() {
  const signedInAs = newBuyer()
  const gateway = await theGateway()
  const as = await gateway.signIn(signedInAs)
  const add = async (name: string, idNo: string) => {
    const person = { name, countryCode: 'CN', idType: 'ID_CARD', idNo } as const
    return (await gateway.call(createAttendee, person, { as })).data?.id ?? ''
  }
  return { signedInAs, ids: [await add('张三', '11010119900307002X'), await add('李四', ID_NO)] }
}

const open = async (options: RenderOptions = {}) => {
  const stack = [routes.confirmOrder.path, routes.viewer.path]
  const page = await renderPage(ViewerPage, routes.viewer, { signedInAs: newBuyer(), stack, ...options })
  await seen('add-attendee')
  return page
}

const picked = ({ app }: Awaited<ReturnType<typeof open>>) =>
  app.navigation.consumeResult(routes.viewer, routes.confirmOrder)

describe('the people who go to shows (USER-004, USER-031)', () => {
  describeStates({ Page: ViewerPage, route: routes.viewer, options: people, words: '张三' })

  it('show masked documents, and select no one without a picker', async () => {
    const { signedInAs } = await people()
    await open({ signedInAs })
    await seenText('张三')
    expect(document.body.textContent).not.toContain(ID_NO)
    expect(document.querySelector('[role=checkbox]')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('观演人')
    expect(document.getElementById('attendees-done')).toBeNull()
  })

  it('match the session and the order of the picker (ORDER-052)', async () => {
    const requested: URLSearchParams[] = []
    await open({
      params: { bizShowSessionId: 's1', orderId: 'o1', count: '1' },
      prepare: ({ network }) => {
        network.intercept = ({ url }) => {
          if (url.includes('show_user')) requested.push(new URL(url, 'http://shop.test').searchParams)
          return undefined
        }
      },
    })
    const fields = ['bizShowSessionId', 'orderId', 'source']
    expect(fields.map((name) => requested[0]?.get(name))).toEqual(['s1', 'o1', 'REBOOK'])
  })

  it('announce no end of a short list', async () => {
    const { signedInAs } = await people()
    await open({ signedInAs })
    await seenText('张三')
    expect(document.body.textContent).not.toContain('没有更多了')
  })

  it('show the empty state', async () => {
    await open()
    await seenText('还没有观演人')
  })

  it('require name and valid document, each with an error below its field (USER-031, USER-033, USER-034)', async () => {
    await open()
    await tap('add-attendee')
    await type('attendee-id-no', '1234')
    await tap('save-attendee')
    expect(byId('attendee-name-message').textContent).toBe('请填写姓名')
    expect(byId('attendee-id-no-message').textContent).toBe('证件号码不正确')
  })

  it('show a known person below the number', async () => {
    const { signedInAs } = await people()
    await open({ signedInAs })
    await tap('add-attendee')
    await fillAttendee()
    await tap('save-attendee')
    await eventually(() => expect(byId('attendee-id-no-message').textContent).toBe('该观演人已存在，可直接选择'))
  })

  it('keep their input when the form is closed in between', async () => {
    await open()
    await tap('add-attendee')
    await type('attendee-name', '李四')
    await tap(document.querySelector<HTMLElement>('#new-attendee [aria-label="关闭"]') as Element)
    await gone('new-attendee')
    await tap('add-attendee')
    expect((byId('attendee-name') as HTMLInputElement).value).toBe('李四')
  })
})

describe('the call for the people', () => {
  it.each([
    ['thirty at a time for the list (USER-044)', {}, '30'],
    ['fifty at once for a choice (USER-045)', { count: '2' }, '50'],
  ])('requests %s', async (_how, params, length) => {
    const requested: string[] = []
    await open({
      params,
      prepare: ({ network }) => {
        network.intercept = ({ method, url }) => {
          if (method === 'GET' && url.includes(listAttendees.path)) requested.push(url)
          return undefined
        }
      },
    })
    expect(requested.map((url) => new URL(url, 'http://shop.test').searchParams.get('length'))).toEqual([length])
  })
})

describe('picking attendees (ORDER-034, NAV-099)', () => {
  async function openPicker(params: Record<string, string>, signedInAs?: string) {
    const asking = await open({
      params,
      ...(signedInAs && { signedInAs }),
      prepare: ({ app }) => app.navigation.openForResult(routes.viewer, params, routes.confirmOrder),
    })
    return asking
  }

  it('starts with the selection, limits it, and returns it (ORDER-035)', async () => {
    const { signedInAs, ids } = await people()
    const [first = '', second = ''] = ids
    const page = await openPicker({ count: '1', chosenIds: first }, signedInAs)
    const checked = () => document.querySelector('[role=checkbox][aria-checked=true]')?.textContent
    expect(checked()).toContain('张三')
    await tap(screen.getByRole('checkbox', { name: /李四/ }))
    expect(checked()).toContain('李四')
    expect(byId('attendees-done').textContent).toContain('1/1')
    await tap('attendees-done')
    expect(page.router.lastMove).toMatchObject({ how: 'back' })
    expect(picked(page)).toEqual({ ids: [second] })
  })

  it('returns without attendees only by Back', async () => {
    const { signedInAs } = await people()
    await openPicker({ count: '2' }, signedInAs)
    expect(byId('attendees-done').hasAttribute('disabled')).toBe(true)
  })

  it('selects a new attendee', async () => {
    const page = await openPicker({ count: '1', idTypes: 'ID_CARD,none,PASSPORT' })
    await tap('add-attendee')
    await fillAttendee()
    expect(document.querySelectorAll('#attendee-id-type [role=radio]')).toHaveLength(2)
    await tap('save-attendee')
    await gone('new-attendee')
    await tap('attendees-done')
    expect(picked(page)).toEqual({ ids: [expect.any(String)] })
  })

  it('shows why the session rejects a person (ORDER-038)', async () => {
    const signedInAs = newBuyer()
    const gateway = await theGateway()
    const as = await gateway.signIn(signedInAs)
    const person = { name: '王五', countryCode: 'CN', idType: 'OTHER', idNo: 'ABC-12345' } as const
    await gateway.call(createAttendee, person, { as })
    const { bizShowSessionId } = await offerOf(gateway, NAMED_SHOWS.realNamePerTicket)
    await openPicker({ count: '1', bizShowSessionId }, signedInAs)
    await seenText('本场次不支持该证件类型，请换一种证件')
    expect(byId('attendee-0').hasAttribute('disabled')).toBe(true)
  })
})

describe('a stored attendee', () => {
  const contentOf = (id: string) => (byId(id) as HTMLInputElement).value

  const kept = async (signedInAs: string) => {
    const gateway = await theGateway()
    const as = await gateway.signIn(signedInAs)
    return (await gateway.call(listAttendees, { offset: 0, length: 50 }, { as })).data?.list ?? []
  }

  /** Rows of 张三 and 李四; attendees added in the same moment are in any order. */
  async function openKept() {
    const { signedInAs, ids } = await people()
    const page = await open({ signedInAs })
    await seenText('张三')
    const rowOf = (name: string) => (byId('attendee-0').textContent?.includes(name) ? 'attendee-0' : 'attendee-1')
    return { ...page, signedInAs, ids, row: rowOf('张三'), other: rowOf('李四') }
  }

  it('changes with the document number typed again, and keeps the identity (USER-053)', async () => {
    const { signedInAs, ids, row } = await openKept()
    await tap(`${row}-edit`)
    expect(contentOf('attendee-name')).toBe('张三')
    expect(contentOf('attendee-id-no')).toBe('')
    expect(byId('attendee-id-no-field').textContent).toMatch(/为保护隐私，请重新填写证件号码（1\S*\*+\S*）/)
    await type('attendee-name', '张珊')
    await tap('save-attendee')
    expect(byId('attendee-id-no-message').textContent).toBe('请填写证件号码')
    await type('attendee-id-no', '11010119900307002x')
    await tap('save-attendee')
    await gone('edit-attendee')
    await eventually(() => expect(byId(row).textContent).toContain('张珊'))
    const names = new Map((await kept(signedInAs)).map(({ id, name }) => [id, name]))
    expect([...ids.map((id) => names.get(id)), names.size]).toEqual(['张珊', '李四', 2])
  })

  it('keeps its identity when another is opened', async () => {
    const { row } = await openKept()
    await tap(`${row}-edit`)
    await type('attendee-id-no', ID_NO)
    await tap('save-attendee')
    await eventually(() => expect(byId('attendee-id-no-message').textContent).toBe('该观演人已存在，可直接选择'))
  })

  it('may have a document that the session rejects, and the form opens with it', async () => {
    const signedInAs = newBuyer()
    const gateway = await theGateway()
    const person = { name: '王五', countryCode: 'CN', idType: 'PASSPORT', idNo: 'E12345678' } as const
    await gateway.call(createAttendee, person, { as: await gateway.signIn(signedInAs) })
    await open({ signedInAs, params: { count: '1', idTypes: 'ID_CARD' } })
    await tap('attendee-0-edit')
    expect(byId('attendee-id-type').textContent).toContain('护照')
    expect((byId('attendee-id-type') as HTMLSelectElement).value).toBe('PASSPORT')
  })

  it('keeps the input of each, apart from a new one', async () => {
    const { row, other } = await openKept()
    const close = async () => {
      await tap(document.querySelector('#edit-attendee [aria-label="关闭"]') as Element)
      await gone('edit-attendee')
    }
    await tap(`${row}-edit`)
    await type('attendee-name', '张珊')
    await close()
    await tap(`${other}-edit`)
    expect(contentOf('attendee-name')).toBe('李四')
    await close()
    await tap(`${row}-edit`)
    expect(contentOf('attendee-name')).toBe('张珊')
    await close()
    await tap('add-attendee')
    expect(contentOf('attendee-name')).toBe('')
  })

  it('deletes after a confirmation', async () => {
    const { signedInAs, ids, row } = await openKept()
    await tap(`${row}-remove`)
    await seenText('确定删除观演人“张三”？')
    await tap('dialog-cancel')
    expect(await kept(signedInAs)).toHaveLength(2)
    await tap(`${row}-remove`)
    await tap('dialog-confirm')
    await gone('attendee-1')
    expect(byId('attendee-0').textContent).toContain('李四')
    expect((await kept(signedInAs)).map(({ id }) => id)).toEqual([ids[1]])
  })

  it('stays after a failed deletion, with a text (SHELL-213)', async () => {
    const { network, row } = await openKept()
    network.isOnline = false
    await tap(`${row}-remove`)
    await tap('dialog-confirm')
    await seenText('删除失败：无法连接网络')
    expect(byId(row).textContent).toContain('张三')
  })

  it('can be changed but not deleted while attendees are chosen (ORDER-034)', async () => {
    const { signedInAs, ids } = await people()
    const params = { count: '2', chosenIds: ids.join(',') }
    await open({ signedInAs, params })
    await eventually(() => expect(byId('attendees-done').textContent).toContain('2/2'))
    expect(byId('attendee-1-edit')).toBeTruthy()
    expect(document.getElementById('attendee-1-remove')).toBeNull()
  })
})
