import { changeAnswers } from '@test/changed-answers'
import { renderPage } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { withBenefits } from '@test/with-benefits'
import { screen } from '@testing-library/react'
import type { ListPointRecordsOutput } from '@/contracts/member/list-point-records'
import { routes } from '@/routes'
import PointRecordPage from './point-record'

const open = (points: number) =>
  withBenefits({ points }).then((options) => renderPage(PointRecordPage, routes.pointRecord, options))

describe('the history of points (MEMBER-012)', () => {
  describeStates({
    Page: PointRecordPage,
    route: routes.pointRecord,
    options: () => withBenefits({ points: 200 }),
    words: '+200',
  })

  it('shows reason, amount and balance', async () => {
    await open(200)
    await seenText('赠送')
    await seenText('+200')
    await seenText('余额 200')
    expect(routes.pointRecord.needsLogin).toBe(true)
  })

  it('filters received and spent ones by tab', async () => {
    const { network } = await open(200)
    await seenText('+200')
    await tap(screen.getByRole('tab', { name: '支出' }))
    await seenText('还没有积分支出')
    await tap(screen.getByRole('tab', { name: '收入' }))
    await seenText('+200')
    expect(network.sent.filter((call) => call.includes('point/records'))).toHaveLength(3)
  })

  it('writes spent points with a minus sign', async () => {
    const options = await withBenefits({ points: 200 })
    await renderPage(PointRecordPage, routes.pointRecord, {
      ...options,
      prepare: (testApp) =>
        changeAnswers<ListPointRecordsOutput>(testApp, 'point/records', (page) => ({
          ...page,
          list: page.list.map((record) => ({ ...record, change: -200, balance: 0 })),
        })),
    })
    await eventually(() => expect(document.querySelector('.change')?.textContent).toBe('−200'))
    expect(document.querySelector('.received')).toBeNull()
  })
})
