import { renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import SendRulePage from './send-rule'

const options = (showId: string = NAMED_SHOWS.realNamePerTicket) => ({ signedInAs: newBuyer(), params: { showId } })

describe('the rules of sending tickets (TRANSFER-005)', () => {
  describeStates({ Page: SendRulePage, route: routes.sendRule, options: () => options(), words: '领取之后' })

  it('mention names if every ticket of the show has one', async () => {
    await renderPage(SendRulePage, routes.sendRule, options())
    await seenText('实名场次的观演人由领取人填写')
  })

  it('omit names for other shows, and state the limit', async () => {
    await renderPage(SendRulePage, routes.sendRule, options(NAMED_SHOWS.simpleConcert))
    await seenText('每次可转赠 2 张票')
    expect(document.body.textContent).not.toContain('实名场次')
  })

  it('work in English', async () => {
    await renderPage(SendRulePage, routes.sendRule, { ...options(), locale: 'en-US' })
    await seenText('The tickets get new entry codes')
  })
})
