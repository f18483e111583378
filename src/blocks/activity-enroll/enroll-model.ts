import type { ActivityEnrollComponent } from '@/contracts/layout/offer-components'
import { enroll } from '@/contracts/topic/enroll'
import { IntentKey } from '@/lib/intent-key'
import type { App } from '@/services/app'
import { SchemaForm, type SchemaFormApp } from '../schema-form/schema-form'

/** Enrolment form of an activity. Closing it keeps the input. */
export class EnrollModel {
  readonly questions: SchemaForm<Record<string, never>, true>
  private readonly intent = new IntentKey()

  constructor(app: SchemaFormApp & Pick<App, 'request'>, { topicId, schema }: ActivityEnrollComponent['data']) {
    this.questions = new SchemaForm(app, {
      schema,
      own: {},
      draftKey: `enroll-${topicId}`,
      submit: async (_own, answers) => {
        await app.request(enroll, { topicId, answers }, { idempotencyKey: this.intent.keyFor(answers) })
        return true as const
      },
    })
  }
}
