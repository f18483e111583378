import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { NextSteps } from '@/blocks/next-steps/next-steps'
import type { Registration } from '@/contracts/open-show/registration'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useErrorToast } from '@/shell/use-error-toast'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Cards } from '@/ui/card/card'
import { Columns } from '@/ui/columns/columns'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { Sheet } from '@/ui/sheet/sheet'
import { EntryCode } from '../../shared/entry-code'
import { Registered } from '../../shared/registered'
import styles from '../../shared/registration.module.scss'
import { openShowText } from '../../text'
import { RegistrationListModel } from './registration-list-model'

/** Registrations of the user (OPEN-006). */
function RegistrationListPage() {
  const t = useText(openShowText)
  const { navigation } = useApp()
  const model = useModel((app) => new RegistrationListModel(app))
  const { registrations, shown } = model
  useLoad(registrations, 'shown', 'applications')
  useReachBottom(() => void registrations.loadMore())
  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('registrationList.title')}
      isGrowing={registrations.isGrowing}
      onEndNear={registrations.loadMore}
      overlay={
        shown && (
          <Sheet id="code-sheet" title={shown.name} onClose={() => model.show(null)}>
            <EntryCode {...shown} />
          </Sheet>
        )
      }
    >
      <PagedListView
        list={registrations}
        skeleton={<PageSkeleton height={140} />}
        emptyIcon="calendar-days"
        emptyText={t('registrationList.empty')}
        emptyHint={t('registrationList.emptyHint')}
        emptyActionText={t('openShowForm.browse')}
        onEmptyAction={() => void navigation.open(routes.openShow, {})}
      >
        {(found) => (
          <Cards>
            <Columns
              side={
                <NextSteps
                  icon="calendar-days"
                  title={t('openShowForm.browse')}
                  onPress={() => void navigation.open(routes.openShow, {})}
                />
              }
            >
              {found.map((registration) => (
                <Registered key={registration.registrationId} registration={registration} isListed>
                  <Actions model={model} registration={registration} />
                </Registered>
              ))}
            </Columns>
          </Cards>
        )}
      </PagedListView>
    </PageFrame>
  )
}

interface ActionsProps {
  model: RegistrationListModel
  registration: Registration
}

const Actions = observer(function Actions({ model, registration }: ActionsProps) {
  const t = useText(openShowText)
  const common = useText(commonText)
  const { prompts, navigation } = useApp()
  const showError = useErrorToast()
  const { cancelling } = model
  const { registrationId: id, openShowId, name, state, canCancel } = registration

  async function cancel() {
    const isSure = await prompts.showDialog({
      title: t('registration.cancelAsk'),
      content: t('registration.cancelHint'),
      confirmText: t('registration.cancel'),
      cancelText: common('action.back'),
    })
    if (!isSure) return
    if (await cancelling.submit(id)) prompts.showToast(t('registration.cancelled'))
    else if (cancelling.error) showError(cancelling.error)
  }

  const isOver = state === 'REJECTED' || state === 'CANCELED'
  return (
    <View className={styles.actions}>
      {canCancel && (
        <Button
          id={`cancel-${id}`}
          kind="plain"
          size="small"
          className={styles.cancel}
          label={`${t('registration.cancel')} ${name}`}
          isDisabled={cancelling.isRunning}
          onPress={() => void cancel()}
        >
          {t('registration.cancel')}
        </Button>
      )}
      {state === 'APPROVED' && (
        <Button
          id={`code-${id}`}
          kind="secondary"
          size="small"
          label={`${t('registration.showCode')} ${name}`}
          onPress={() => model.show(id)}
        >
          {t('registration.showCode')}
        </Button>
      )}
      {isOver && (
        <Button
          id={`again-${id}`}
          kind="secondary"
          size="small"
          label={`${t('registration.again')} ${name}`}
          onPress={() => void navigation.open(routes.openShowDetail, { openShowId })}
        >
          {t('registration.again')}
        </Button>
      )}
    </View>
  )
})

export default page(RegistrationListPage, routes.registrationList)
