import { SchemaForm, type SchemaFormApp } from '@/blocks/schema-form/schema-form'
import type { Attendee } from '@/contracts/attendee/attendee'
import { ATTENDEE_PICKER_LENGTH, listAttendees } from '@/contracts/attendee/list-attendees'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type GetOpenShowOutput, getOpenShow } from '@/contracts/open-show/get-open-show'
import { registerForOpenShow } from '@/contracts/open-show/register-for-open-show'
import { Field } from '@/form/field'
import { chosen } from '@/form/validators'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { App } from '@/services/app'

type RegisterApp = SchemaFormApp & Pick<App, 'request' | 'navigation' | 'session'>
type RegisterForm = ReturnType<typeof registerForm>

/** Show and form of a registration; the fields stay unchanged when the show reloads. */
export interface Registering {
  show: GetOpenShowOutput
  form: RegisterForm
}

/** Registering for an open show (OPEN-004, OPEN-009). */
export class OpenShowFormModel {
  readonly registering: Resource<Registering>
  /** The attendees of the user, to say the names of those who come. */
  readonly people: Resource<Attendee[]>
  private readonly intent = new IntentKey()
  /** Picked before the form was loaded: the app was restarted in the meantime. */
  private picked: readonly string[] | null = null

  constructor(
    private readonly app: RegisterApp,
    private readonly openShowId: string,
  ) {
    this.registering = new Resource(
      () => this.fetch(),
      (loaded) => this.apply(loaded),
    )
    this.people = new Resource(
      async () => (await app.request(listAttendees, { offset: 0, length: ATTENDEE_PICKER_LENGTH })).list,
    )
    makeRefObservable(this, 'picked')
  }

  /** Loads the show, and the people of a user who names those who come. */
  load = async (): Promise<void> => {
    await this.registering.load()
    const isNamed = (this.registering.value?.show.maxAttendees ?? 0) > 0
    if (isNamed && this.app.session.isLoggedIn) await this.people.load()
  }

  /** Names of those who come; empty until they are known. */
  get names(): string[] {
    const ids = this.registering.value?.form.own.attendees.value ?? []
    return ids.flatMap((id) => this.people.value?.find((each) => each.id === id)?.name ?? [])
  }

  chooseAttendees = (ids: readonly string[]): void => {
    this.picked = ids
    this.apply(this.registering.value)
    void this.people.load()
  }

  /** Sends the registration and leads to all of them; a visitor logs in first, and everything stays. */
  submit = async (): Promise<boolean> => {
    const { navigation, session } = this.app
    const form = this.registering.value?.form.form
    if (!form?.check()) return false
    if (!session.isLoggedIn) {
      await navigation.openLogin()
      return false
    }
    if ((await form.submit()) === null) return false
    await navigation.redirect(routes.registrationList, {})
    return true
  }

  private async fetch(): Promise<Registering> {
    const show = await this.app.request(getOpenShow, { openShowId: this.openShowId })
    const known = this.registering.value?.form
    return { show, form: known?.reword(show.formSchema) ? known : registerForm(this.app, this.intent, show) }
  }

  private apply(loaded: Registering | null): void {
    if (this.picked === null || loaded === null) return
    loaded.form.own.attendees.set(this.picked)
    this.picked = null
  }
}

function registerForm(app: RegisterApp, intent: IntentKey, show: GetOpenShowOutput) {
  const { openShowId, sessions, maxAttendees, formSchema } = show
  const free = sessions.filter(({ left, over }) => left > 0 && !over)
  const only = free.length === 1 ? (free[0]?.sessionId ?? null) : null
  return new SchemaForm(app, {
    schema: formSchema,
    own: {
      session: new Field<string | null>(only, { validators: [chosen] }),
      attendees: new Field<readonly string[]>([], {
        isEmpty: (ids) => ids.length === 0,
        validators: maxAttendees > 0 ? [(ids) => chosen(ids[0] ?? '')] : [],
      }),
    },
    draftKey: `open-show ${openShowId}`,
    serverErrors: new Map([
      [BUSINESS_ERROR.noPlaces, 'session'],
      [BUSINESS_ERROR.attendeeRules, 'attendees'],
    ] as const),
    submit: ({ session, attendees }, answers) => {
      const wanted = { openShowId, sessionId: session ?? '', attendees: [...attendees], answers }
      return app.request(registerForOpenShow, wanted, { idempotencyKey: intent.keyFor(wanted) })
    },
  })
}
