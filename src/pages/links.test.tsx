import { existsSync } from 'node:fs'
import path from 'node:path'
import { type PageVisit, pageVisits } from '@test/page-visits'
import { renderPage, theGateway } from '@test/render-page'
import { pass, tap } from '@test/screen'
import type { FunctionComponent } from 'react'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'

const SRC = path.resolve(__dirname, '..')
const LINKED = Object.values<Route>(routes).filter(({ name }) => name !== 'pageError')

let visits: Promise<PageVisit[]> | null = null

async function visitOf(route: Route): Promise<PageVisit> {
  visits ??= theGateway().then(pageVisits)
  const visit = (await visits).find((one) => one.route === route)
  if (!visit) throw new Error(`nobody opens ${route.name}`)
  return visit
}

/** Links, and buttons that are no part of a form. */
const LEADING = '[role="link"], [role="button"], button, a'

// jsdom cannot leave the page; React has received the tap by then.
window.addEventListener('click', (event) => event.preventDefault())

describe('every link of a page', () => {
  it.each(LINKED.map((route) => [route.name, route] as const))(
    'opens from %s an existing page',
    async (_name, route) => {
      const file = path.join(SRC, `${route.path}.tsx`)
      expect(existsSync(file)).toBe(true)
      const { default: Page } = require(file) as { default: FunctionComponent }
      const { query, session } = await visitOf(route)
      const page = await renderPage(Page, route, {
        params: query,
        ...(session?.cellphone && { signedInAs: session.cellphone }),
      })
      await pass(500)
      const links = [...document.querySelectorAll<HTMLElement>(LEADING)]
      for (const link of links) {
        if (link.isConnected) await tap(link)
      }
      await pass(500)
      const dead = page.router.moves.filter((move) => move.path === routes.pageError.path)
      expect(dead.map(({ params }) => params)).toEqual([])
      page.close()
    },
  )
})
