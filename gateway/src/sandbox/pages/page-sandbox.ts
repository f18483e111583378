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

/** What a page can be opened in: with content, without, and with calls that fail. */
const PAGE_STATES = ['typical', 'empty', 'failed'] as const
type PageState = (typeof PAGE_STATES)[number]

type Page = ReturnType<typeof everyPage>[number]

/** How the calls of a page in its failed state are answered. */
const FAULT = 'http504'
/** What names nothing in the shop. */
const NOTHING = 'none'
/** Pages without a login that show more to a user. */
const SHOW_MORE_TO_USERS = ['annualReview', 'reserveRecord', 'mine', 'ticketHolder', 'memberCenter']

/** What a browser needs to open a page. */
interface OpenedPage {
  address: string
  session: LoginOrRegisterOutput | null
  /** For the calls of this browser, for some seconds. */
  fault: string | null
}

/** What a page shows, and whose it is. */
interface PageContent {
  params: PageParams
  userId: string | null
}

/** Finds content of pages; null if there is no such record yet. Fetches each thing once for all pages about it. */
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

/** Lists every page of the app, and opens each in its typical, empty and failed state (docs/testing.md). */
export function registerPageSandbox(app: FastifyInstance, context: Context): void {
  const { db, clock } = context

  async function sessionOf(request: FastifyRequest, userId: string): Promise<LoginOrRegisterOutput | null> {
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    if (!user) return null
    const origin = originOf(request, context.settings)
    return presentLogin(user, await openLogin({ db, clock }, userId), { origin, isNewUser: false })
  }

  /** Somebody who has done nothing in the shop yet. */
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

  /** Null if there is no content to show. */
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

  /** Who has nothing on this page: a new user, or a visitor where anybody sees the same. */
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

/** Ids of nothing for whatever a page requires. */
function paramsOfNothing({ required }: Page): PageParams {
  return Object.fromEntries(required.map((parameter) => [parameter, NOTHING]))
}
