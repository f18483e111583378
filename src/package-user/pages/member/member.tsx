import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ChangeProfileInput } from '@/contracts/account/change-profile'
import type { GetProfileOutput } from '@/contracts/account/get-profile'
import { FIRST_BIRTHDAY } from '@/domain/birthday'
import { venueTime } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useErrorToast } from '@/shell/use-error-toast'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Avatar } from '@/ui/avatar/avatar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { DayField } from '@/ui/form-field/day-field'
import { FormError } from '@/ui/form-field/form-error'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Sheet } from '@/ui/sheet/sheet'
import { LoginCells } from '../../account/login-cells'
import { accountText } from '../../account/text'
import { ChoiceList } from '../../shared/choice-list'
import { LANGUAGE_NAMES } from '../../shared/language-names'
import styles from './member.module.scss'
import { MemberModel } from './member-model'

function MemberPage() {
  const t = useText(accountText)
  const model = useModel((app) => new MemberModel(app))
  useLoad(model.profile, 'shown')
  return (
    <PageFrame above={<Breadcrumbs />} title={t('member.title')} overlay={<OpenSheet model={model} />}>
      <ResourceView resource={model.profile} skeleton={<PageSkeleton height={220} />}>
        {(profile) => <Facts model={model} profile={profile} />}
      </ResourceView>
    </PageFrame>
  )
}

const Facts = observer(function Facts({ model, profile }: { model: MemberModel; profile: GetProfileOutput }) {
  const t = useText(accountText)
  const { navigation, prompts } = useApp()
  const { avatar, nickname, gender, birthday, birthdayEditable, messageLanguage } = profile

  async function changeAvatar() {
    const notice = await model.changeAvatar()
    if (notice) prompts.showToast(t(notice))
  }

  return (
    <Cards>
      <Card isList>
        <Cell
          id="avatar"
          title={t('member.avatar')}
          value={model.uploading.isRunning ? t('member.uploading') : ''}
          after={<Avatar src={avatar} />}
          onPress={() => void changeAvatar()}
        />
        <Cell
          id="nickname"
          title={t('member.nickname')}
          value={nickname}
          onPress={() => void navigation.open(routes.nicknameEdit, {})}
        />
        <LoginCells profile={profile} />
      </Card>
      <Card isList>
        <Cell
          id="gender"
          title={t('member.gender')}
          value={gender ? t(`member.${gender}`) : t('member.unset')}
          onPress={() => model.show('gender')}
        />
        <Cell
          id="birthday"
          title={t('member.birthday')}
          value={birthday ?? t('member.unset')}
          onPress={birthdayEditable ? () => model.show('birthday') : undefined}
        />
        <Cell
          id="message-language"
          title={t('member.messageLanguage')}
          value={LANGUAGE_NAMES[messageLanguage]}
          onPress={() => void navigation.open(routes.languagePush, {})}
        />
      </Card>
    </Cards>
  )
})

const OpenSheet = observer(function OpenSheet({ model }: { model: MemberModel }) {
  const t = useText(accountText)
  const showError = useErrorToast()
  const { clock } = useApp()
  const { saving, openSheet, birthday, birthdayForm } = model

  async function save(changes: ChangeProfileInput) {
    await saving.submit(changes)
    if (saving.error) showError(saving.error)
  }

  const close = () => model.show(null)
  if (openSheet === 'gender') {
    const options = (['MALE', 'FEMALE'] as const).map((key) => ({ key, text: t(`member.${key}`) }))
    return (
      <Sheet id="gender-sheet" title={t('member.gender')} onClose={close}>
        <ChoiceList
          label={t('member.gender')}
          options={options}
          chosen={model.profile.value?.gender ?? null}
          onChoose={(gender) => void save({ gender })}
        />
      </Sheet>
    )
  }
  if (openSheet !== 'birthday') return null
  return (
    <Sheet
      id="birthday-sheet"
      title={t('member.birthday')}
      footer={
        <Button
          id="save-birthday"
          isWide
          isDisabled={!birthdayForm.isValid}
          isBusy={birthdayForm.isSubmitting}
          onPress={() => void birthdayForm.submit()}
        >
          {t('member.save')}
        </Button>
      }
      onClose={close}
    >
      <View className={styles.hint}>{t('member.birthdayOnce')}</View>
      <DayField
        id="birthday-day"
        label={t('member.birthday')}
        field={birthday}
        placeholder={t('member.unset')}
        first={FIRST_BIRTHDAY}
        last={venueTime(clock.now()).format('YYYY-MM-DD')}
      />
      <FormError form={birthdayForm} />
    </Sheet>
  )
})

export default page(MemberPage, routes.member)
