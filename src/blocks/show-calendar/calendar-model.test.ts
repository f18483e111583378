import type { ShowDay } from '@/contracts/layout/get-show-calendar'
import type { App } from '@/services/app'
import { CalendarModel } from './calendar-model'

const day = (date: string, count: number): ShowDay => ({ date, count, shows: [] })
const DECEMBER = [day('2026-12-05', 2), day('2026-12-12', 7), day('2026-12-13', 7), day('2026-12-20', 1)]

function calendar(form: App['terminal']['form']) {
  const app = { request: async () => DECEMBER, site: { cityId: '310100' }, terminal: { form } } as unknown as App
  return new CalendarModel(app, { title: '', month: '2026-11', days: [] })
}

it('shows the first of the busiest days beside another month on a desktop (SHELL-137)', async () => {
  const model = calendar('desktop')
  await model.move(1)
  expect(model.chosenDay).toEqual(DECEMBER[1])
})

it('keeps a chosen day when the block is drawn again on a desktop', async () => {
  const model = calendar('desktop')
  await model.move(1)
  await model.choose('2026-12-20')
  await model.chooseBusiest()
  expect(model.chosenDay).toEqual(DECEMBER[3])
})

it('leaves the choice of a day to the user on a phone (SHELL-137)', async () => {
  const model = calendar('mobile')
  await model.move(1)
  await model.chooseBusiest()
  expect(model.chosenDay).toBeNull()
})
