import { SchemaForm, type SchemaFormApp } from '@/blocks/schema-form/schema-form'
import { type GetEntranceOutput, getEntrance } from '@/contracts/entrance/get-entrance'
import { registerAtEntrance } from '@/contracts/entrance/register-at-entrance'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { App } from '@/services/app'

type VisitApp = SchemaFormApp & Pick<App, 'request' | 'navigation' | 'session'>

/** An entrance with its form, whose fields stay as they are when the entrance is loaded again. */
export interface Visit {
  entrance: GetEntranceOutput
  form: ReturnType<typeof visitForm>
}

/** Registering at an entrance (OPEN-008). */
export class EntranceRegistrationFormModel {
  readonly visit: Resource<Visit>
  private readonly intent = new IntentKey()

  constructor(
    private readonly app: VisitApp,
    private readonly id: string,
  ) {
    this.visit = new Resource(() => this.load())
    makeRefObservable(this)
  }

  /** Sends the answers and leads to the code; a visitor logs in first, and everything stays. */
  submit = async (): Promise<void> => {
    const { navigation, session } = this.app
    const form = this.visit.value?.form.form
    if (!form?.check()) return
    if (!session.isLoggedIn) return navigation.openLogin()
    if (await form.submit()) await navigation.backTo(routes.entranceRegistrationDetail, { id: this.id })
  }

  private async load(): Promise<Visit> {
    const entrance = await this.app.request(getEntrance, { id: this.id })
    const known = this.visit.value?.form
    return { entrance, form: known?.reword(entrance.formSchema) ? known : visitForm(this.app, this.intent, entrance) }
  }
}

function visitForm(app: VisitApp, intent: IntentKey, { id, formSchema }: GetEntranceOutput) {
  return new SchemaForm(app, {
    schema: formSchema,
    own: {},
    draftKey: `entrance ${id}`,
    submit: (_own, answers) => {
      return app.request(registerAtEntrance, { id, answers }, { idempotencyKey: intent.keyFor(answers) })
    },
  })
}
