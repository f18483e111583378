import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LoginOrRegisterOutput } from '@/contracts/account/login-or-register'
import { everyPage, webPathOf } from '@/domain/every-page'
import type { Context } from '../../call'
import { users } from '../../database/schema/people'
import { originOf } from '../../http/origin'
import { presentLogin } from '../../presenters/login'
import { openLogin } from '../../services/accounts/logins'
import { findOrRegister } from '../../services/accounts/phone-accounts'
import { demoParameters, type PageParams } from './demo-parameters'
import { type FindThing, OWN_THINGS, type OwnThing, someUser } from './own-parameters'

/** States in which a page can be opened: with content, without, and with failing calls. */
const PAGE_STATES = ['typical', 'empty', 'failed'] as const
type PageState = (typeof PAGE_STATES)[number]

type Page = ReturnType<typeof everyPage>[number]

/** Scenario of a page in its failed state. */
const FAULT = 'http504'
/** Id of nothing in the shop. */
const NOTHING = 'none'
/** Public pages with more content for users. */
const SHOW_MORE_TO_USERS = ['annualReview', 'reserveRecord', 'mine', 'ticketHolder', 'memberCenter']

/** Data for a browser to open a page. */
interface OpenedPage {
  address: string
  session: LoginOrRegisterOutput | null
  /** Fault of this browser's calls, for some seconds. */
  fault: string | null
}

/** Content of a page, and its owner. */
interface PageContent {
  params: PageParams
  userId: string | null
}

/** Finds content of pages; null without a record. Fetches each record once for all pages about it. */
function pageContents({ db, shop }: Context): (page: Page) => Promise<PageContent | null> {
  const things = new Map<FindThing, Promise<OwnThing | null>>()
  const parameters = demoParameters(shop.catalogue)
  let user: Promise<string | null> | undefined

  function fetchThing(find: FindThing): Promise<OwnThing | null> {
    const known = things.get(find) ?? find(db)
    things.set(find, known)
    return known
  }

  return async (page) => {
    const find = OWN_THINGS[page.name]
    if (find) return fetchThing(find)
    const params = parameters[page.name] ?? {}
    if (!isForUsers(page)) return { params, userId: null }
    user ??= someUser(db)
    const userId = await user
    return userId === null ? null : { params, userId }
  }
}

/** Lists all pages of the app, and opens each in its typical, empty and failed state (docs/testing.md). */
export function registerPageSandbox(app: FastifyInstance, context: Context): void {
  const { db, clock } = context

  async function sessionOf(request: FastifyRequest, userId: string): Promise<LoginOrRegisterOutput | null> {
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    if (!user) return null
    const origin = originOf(request, context.settings)
    return presentLogin(user, await openLogin({ db, clock }, userId), { origin, isNewUser: false })
  }

  /** A user without any activity. */
  async function newUser(): Promise<string> {
    const cellphone = `139${randomInt(10_000_000, 100_000_000)}`
    const { user } = await findOrRegister({ db, clock, locale: 'zh-CN' }, { countryCode: '86', cellphone })
    return user.id
  }

  app.get('/sandbox/api/pages', async () => {
    const contentOf = pageContents(context)
    return Promise.all(
      everyPage().map(async (page) => {
        const content = await contentOf(page)
        return { name: page.name, address: content && webPathOf(page, content.params) }
      }),
    )
  })

  /** Null without content. */
  async function opened(request: FastifyRequest, page: Page, state: PageState): Promise<OpenedPage | null> {
    const found = state === 'empty' ? null : await pageContents(context)(page)
    if (state === 'typical' && !found) return null
    const userId = found ? found.userId : await userWithout(page)
    return {
      address: webPathOf(page, found?.params ?? paramsOfNothing(page)),
      session: userId === null ? null : await sessionOf(request, userId),
      fault: state === 'failed' ? FAULT : null,
    }
  }

  /** User without content: a new user, or a visitor for public pages. */
  async function userWithout(page: Page): Promise<string | null> {
    return isForUsers(page) ? newUser() : null
  }

  app.post<{ Body: { page?: string; state?: string } | null }>('/sandbox/api/pages/open', async (request, reply) => {
    const page = everyPage().find(({ name }) => name === request.body?.page)
    if (!page) return reply.code(400).send({ error: 'page' })
    const state = PAGE_STATES.find((known) => known === request.body?.state)
    if (!state) return reply.code(400).send({ error: 'state' })
    return (await opened(request, page, state)) ?? reply.code(404).send({ error: 'nobody has made such a thing yet' })
  })
}

function isForUsers({ needsLogin, name }: Page): boolean {
  return needsLogin || SHOW_MORE_TO_USERS.includes(name)
}

/** Parameters with ids of nothing. */
function paramsOfNothing({ required }: Page): PageParams {
  return Object.fromEntries(required.map((parameter) => [parameter, NOTHING]))
}
