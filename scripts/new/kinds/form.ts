import { inWords } from '../insert'
import { componentOf, modelOf, type ScreenKind, textKey } from './screen-kind'

/** A form. Contains a name until it gets its own fields. */
export const FORM: ScreenKind = {
  texts: {
    label: { chinese: '名称', english: 'Name' },
    save: { chinese: '保存', english: 'Save' },
  },

  model: (names) => `import { changeProfile } from '@/contracts/account/change-profile'
import type { Field } from '@/form/field'
import { Form } from '@/form/form'
import { textField } from '@/form/text-field'
import { required } from '@/form/validators'
import type { App } from '@/services/app'

/** Input of the page ${inWords(names.name)}. */
export class ${modelOf(names)} {
  readonly nickname: Field<string>
  readonly form: Form<{ nickname: Field<string> }, true>

  constructor(private readonly app: Pick<App, 'request' | 'session' | 'navigation' | 'drafts'>) {
    const nickname = textField({ validators: [required] })
    this.nickname = nickname
    this.form = new Form({ nickname }, { submit: () => this.save(), draft: app.drafts.of('${names.key}') })
  }

  /** Sends the form and leaves; keeps the input after a rejection. */
  submit = async (): Promise<void> => {
    if (await this.form.submit()) await this.app.navigation.back()
  }

  private async save(): Promise<true> {
    this.app.session.updateProfile(await this.app.request(changeProfile, { nickname: this.nickname.value.trim() }))
    return true
  }
}
`,

  page: (names) => `import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { ${names.text} } from '${names.textFile}'
import styles from './${names.name}.module.scss'
import { ${modelOf(names)} } from './${names.name}-model'

const MAX_LENGTH = 20

function ${componentOf(names)}() {
  const t = useText(${names.text})
  const { form, nickname, submit } = useModel((app) => new ${modelOf(names)}(app))
  return (
    <PageFrame title={t(${textKey(names, 'title')})}>
      <Cards>
        <Card>
          <FormView onSubmit={submit}>
            <TextField id="name" field={nickname} label={t(${textKey(names, 'label')})} maxLength={MAX_LENGTH} />
            <FormError form={form} />
            <Button id="save" className={styles.save} isWide isBusy={form.isSubmitting} onPress={submit}>
              {t(${textKey(names, 'save')})}
            </Button>
          </FormView>
        </Card>
      </Cards>
    </PageFrame>
  )
}

export default page(${componentOf(names)}, routes.${names.key})
`,

  test: (names) => `import { renderPage } from '@test/render-page'
import { byId, eventually, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { routes } from '@/routes'
import ${componentOf(names)} from './${names.name}'

const open = () =>
  renderPage(${componentOf(names)}, routes.${names.key}, {
    signedInAs: newBuyer(),
    stack: [routes.list.path, routes.${names.key}.path],
  })

describe('the ${inWords(names.name)} page', () => {
  it('sends the input, and closes', async () => {
    const { app, router } = await open()
    await type('name', '夜场常客')
    await tap('save')
    await eventually(() => expect(router.stack()).toEqual([routes.list.path]))
    expect(app.session.user?.nickname).toBe('夜场常客')
  })

  it('is not sent empty', async () => {
    const { network, router } = await open()
    const sent = network.sent.length
    await tap('save')
    expect(network.sent.slice(sent)).toEqual([])
    expect(router.moves).toEqual([])
  })

  it('stays as it was typed when the shop does not answer', async () => {
    const { network, router } = await open()
    await type('name', '夜场常客')
    network.isOnline = false
    await tap('save')
    await seenText('网络')
    expect((byId('name') as HTMLInputElement).value).toBe('夜场常客')
    expect(router.moves).toEqual([])
  })
})
`,

  style: `@use '../../../ui/tokens' as *;

.save {
  margin-top: $space-5;
}
`,
}
