import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { usePicker } from '@/shell/use-picker'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { FormError } from '@/ui/form-field/form-error'
import { FormField } from '@/ui/form-field/form-field'
import { FormView } from '@/ui/form-field/form-view'
import { PhoneField } from '@/ui/form-field/phone-field'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { bookingText } from '../../booking/text'
import { sharedText } from '../../shared/text'
import styles from './preload-ticket.module.scss'
import { PreloadTicketModel } from './preload-ticket-model'
import { WishChoice } from './wish-choice'
import { WishList } from './wish-list'

function PreloadTicketPage() {
  const t = useText(bookingText)
  const shared = useText(sharedText)
  const { shopConfig } = useApp()
  const params = useParams(routes.preloadTicket)
  const model = useModel((app) => new PreloadTicketModel(app, params))
  const pickAttendees = usePicker(routes.viewer, ({ ids }) => model.chooseAttendees(ids))
  const pickAddress = usePicker(routes.address, ({ id }) => model.chooseAddress(id))
  const { form, prepared, required } = model
  useLoad(model, 'opened', 'attendees')
  return (
    <PageFrame
      title={shared('preload.title')}
      footer={
        prepared.value &&
        !prepared.value.info.invalidReason && (
          <BottomBar>
            <Button id="save" isWide isBusy={form.isSubmitting} onPress={model.submit}>
              {t('preload.save')}
            </Button>
          </BottomBar>
        )
      }
    >
      <ResourceView resource={prepared} skeleton={<PageSkeleton height={120} />}>
        {({ info: { invalidReason }, sessions }) =>
          invalidReason ? (
            <View className={styles.section} role="status">
              {invalidReason}
            </View>
          ) : (
            <FormView onSubmit={model.submit}>
              <View className={styles.section}>
                <Heading className={styles.heading}>{t('preload.wishes')}</Heading>
                <View className={styles.hint}>{t('preload.hint')}</View>
                <FormField id="wishes" field={model.wishes} label={t('preload.wishes')} layout="bare">
                  {() => <WishList model={model} />}
                </FormField>
              </View>
              <WishChoice model={model} sessions={sessions} />
              <View className={styles.section}>
                {required > 0 && (
                  <FormField
                    id="choose-attendees"
                    field={model.attendeeIds}
                    label={t('preload.attendees')}
                    layout="bare"
                  >
                    {() => (
                      <Cell
                        id="choose-attendees"
                        title={t('preload.attendees')}
                        value={
                          model.attendees.map(({ name }) => name).join(', ') ||
                          t('preload.attendeesMissing', { count: required })
                        }
                        onPress={() => pickAttendees(model.attendeePickerParams)}
                      />
                    )}
                  </FormField>
                )}
                <PhoneField
                  id="contact"
                  field={model.contact}
                  label={t('preload.contact')}
                  areas={shopConfig.phoneAreas}
                  placeholder={t('preload.contactPlaceholder')}
                />
                {model.canBeSent && (
                  <Cell
                    id="choose-address"
                    title={t('preload.address')}
                    value={model.address?.detailAddress ?? t('preload.addressMissing')}
                    onPress={() => pickAddress({})}
                  />
                )}
                <FormError form={form} />
              </View>
            </FormView>
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

export default page(PreloadTicketPage, routes.preloadTicket)
