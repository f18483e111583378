import { type RenderOptions, renderPage } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import OpenShowListPage from './open-show-list'

const open = (options: RenderOptions = {}) => renderPage(OpenShowListPage, routes.openShowList, options)
const rows = () => screen.queryAllByRole('link').map(({ textContent }) => textContent ?? '')

describe('the list of open shows (OPEN-005)', () => {
  describeStates({ Page: OpenShowListPage, route: routes.openShowList, words: '城市开放麦' })

  it('lists all states, open registrations first', async () => {
    await open()
    await seenText('城市开放麦')
    expect(rows()).toHaveLength(5)
    expect(rows()[0]).toContain('城市开放麦')
    for (const state of ['报名中', '即将报名', '名额已满', '报名已结束']) {
      expect(screen.getAllByText(state).length).toBeGreaterThan(1)
    }
  })

  it('filters by a state, which is part of the address', async () => {
    const { router } = await open({
      prepare: (app) => {
        app.router.address = {}
      },
    })
    await seenText('城市开放麦')
    await tap(screen.getByRole('tab', { name: '名额已满' }))
    await eventually(() => expect(rows()).toHaveLength(1))
    expect(rows()[0]).toContain('策展人导览夜')
    expect(router.address).toEqual({ status: 'FULL' })
  })

  it('starts with the state of its address, otherwise with all', async () => {
    const page = await open({ params: { status: 'ENDED' } })
    await seenText('亲子乐器体验日')
    expect(rows()).toHaveLength(1)
    page.close()
    await open({ params: { status: 'constructor' } })
    await seenText('城市开放麦')
    expect(rows()).toHaveLength(5)
  })
})
