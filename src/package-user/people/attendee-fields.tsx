import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { DocumentFormFields } from '@/blocks/documents/document-fields'
import { DocumentFields } from '@/blocks/documents/document-fields-view'
import { birthdayOf, isMinor } from '@/domain/minor'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { CheckField } from '@/ui/form-field/check-field'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { PhoneField } from '@/ui/form-field/phone-field'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import type { AttendeeEntry } from './attendee-entry'
import styles from './own-list.module.scss'
import { peopleText } from './text'

/** Attendee fields, on the page and in the sheet above the list. */
export const AttendeeFields = observer(function AttendeeFields({ entry }: { entry: AttendeeEntry }) {
  const t = useText(peopleText)
  const { shopConfig, clock } = useApp()
  const { content, idTypes, countries } = entry
  const isUnderAge = ({ idType, idNo }: DocumentFormFields) =>
    isMinor(birthdayOf(idType.value ?? 'OTHER', idNo.value), clock.now())
  return (
    <ResourceView resource={content} skeleton={<PageSkeleton height={200} />}>
      {({ kept, form: { fields } }) => (
        <>
          <ChoiceField
            id="attendee-country"
            field={fields.country}
            label={t('attendee.country')}
            options={(countries.value ?? []).map(({ code, name }) => ({ key: code, text: name }))}
            isList
          />
          <DocumentFields id="attendee" fields={fields} idTypes={idTypes} maskedIdNo={kept?.maskedIdNo} />
          {isUnderAge(fields) ? (
            <MinorNote />
          ) : (
            <PhoneField
              id="attendee-phone"
              field={fields.phone}
              label={t('attendee.phone')}
              areas={shopConfig.phoneAreas}
              placeholder={t(entry.isPhoneRequired ? 'attendee.phone.needed' : 'attendee.phone.optional')}
              hint={t('attendee.phone.hint')}
            />
          )}
          <CheckField id="attendee-self" field={fields.isSelf} label={t('attendee.isSelf')} />
        </>
      )}
    </ResourceView>
  )
})

/** Explains whose phone applies to a minor (USER-037). */
const MinorNote = observer(function MinorNote() {
  const t = useText(peopleText)
  const { session } = useApp()
  const { maskedPhone: phone } = session
  return (
    <View id="attendee-minor" className={styles.sub} role="note">
      {phone ? t('attendee.phone.minor', { phone }) : t('attendee.phone.bind')}
    </View>
  )
})
