import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/use-text'
import type { AppError } from '@/lib/app-error'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { peopleText } from './text'

interface EntryPageProps {
  kind: 'address' | 'attendee'
  title: string
  /** Null until the stored entry is loaded. */
  form: { readonly error: AppError | null; readonly isSubmitting: boolean } | null
  /** The fields. */
  children: ReactNode
  onSave(): Promise<void>
}

/** Form of an entry on its own page. */
export const EntryPage = observer(function EntryPage({ kind, title, form, children, onSave }: EntryPageProps) {
  const t = useText(peopleText)
  const save = () => void onSave()
  return (
    <PageFrame
      above={<Breadcrumbs />}
      title={title}
      footer={
        form && (
          <BottomBar>
            <Button id={`save-${kind}`} isWide isBusy={form.isSubmitting} onPress={save}>
              {t('attendee.save')}
            </Button>
          </BottomBar>
        )
      }
    >
      <Cards>
        <Card>
          <FormView onSubmit={save}>
            {children}
            {form && <FormError form={form} />}
          </FormView>
        </Card>
      </Cards>
    </PageFrame>
  )
})
