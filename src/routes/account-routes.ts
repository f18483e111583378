import { page, route } from './route'

export interface LoginCodeParams {
  cellphone: string
  countryCode: string
}

export interface PageErrorParams {
  /** Missing address. */
  from?: string
}

/** Parameters of the return from WeChat's page. */
export interface WechatAuthParams {
  code?: string
  state?: string
}

export interface EmailParams {
  /** Fills the field in. */
  email?: string
}

export interface CheckEmailParams {
  email: string
  /** Kind of the mail: a link that opens the account by default, or RESET. */
  scene?: string
}

/** Parameters of a mailed link. */
export interface MailedLinkParams {
  token?: string
}

export interface AccountBindParams {
  /** EMAIL; a phone otherwise. */
  bindType?: string
}

/** Parameters of a channel's link into the shop. */
export interface ChannelLoginParams {
  authCode?: string
  channelCode?: string
  /** Address within the shop to go on to. */
  redirect?: string
}

/** The project that a work permit is for. */
export interface ProjectParams {
  projectCode?: string
}

export interface PermitApplyParams extends ProjectParams {
  /** A rejected application that the new one begins with. */
  permitId?: string
}

const USER = 'package-user'
const isUnique = true
const needsLogin = true

/** Logging in, the account and the settings. */
export const accountRoutes = {
  login: route('login', page(USER, 'login'), { aliases: ['/login'], isUnique }),
  loginCode: route<LoginCodeParams>('loginCode', page(USER, 'login-code'), {
    required: ['cellphone', 'countryCode'],
    aliases: ['/login/login-code'],
    isUnique,
  }),
  loginWay: route('loginWay', page(USER, 'login-way'), { isUnique }),
  loginCaptcha: route<Partial<LoginCodeParams>>('loginCaptcha', page(USER, 'login-captcha'), {
    aliases: ['/login-captcha'],
    isUnique,
  }),
  loginEmail: route<EmailParams>('loginEmail', page(USER, 'login-email'), { aliases: ['/login-email'], isUnique }),
  checkEmail: route<CheckEmailParams>('checkEmail', page(USER, 'check-email'), {
    required: ['email'],
    aliases: ['/check-email'],
  }),
  activateEmail: route<MailedLinkParams>('activateEmail', page(USER, 'activate-email'), {
    aliases: ['/activate-email'],
  }),
  createAccount: route('createAccount', page(USER, 'create-account'), { aliases: ['/create-account'] }),
  setPassword: route<MailedLinkParams>('setPassword', page(USER, 'set-password'), { aliases: ['/set-password'] }),
  forgotPassword: route<EmailParams>('forgotPassword', page(USER, 'forgot-password'), {
    aliases: ['/forgot-password'],
  }),
  changePassword: route('changePassword', page(USER, 'change-password'), {
    aliases: ['/change-password'],
    needsLogin,
  }),
  accountBind: route<AccountBindParams>('accountBind', page(USER, 'account-bind'), {
    aliases: ['/account-bind'],
    isUnique,
  }),
  channelLogin: route<ChannelLoginParams>('channelLogin', page(USER, 'channelLogin'), { aliases: ['/channelLogin'] }),
  bankAuth: route<ChannelLoginParams>('bankAuth', page(USER, 'bsauth'), { aliases: ['/bsauth'] }),
  wechatAuth: route<WechatAuthParams>('wechatAuth', page(USER, 'wxauth'), { aliases: ['/wxauth'] }),
  middleVerify: route<MailedLinkParams>('middleVerify', page(USER, 'middle-verify'), { aliases: ['/middle-verify'] }),
  workPermitLogin: route<ProjectParams>('workPermitLogin', page(USER, 'work_permit_login'), {
    aliases: ['/work_permit_login'],
  }),
  workPermitApply: route<PermitApplyParams>('workPermitApply', page(USER, 'work-permit-apply'), {
    aliases: ['/work-permit/apply'],
  }),
  workPermitRecords: route('workPermitRecords', page(USER, 'work-permit-records'), { needsLogin }),
  workPermitSuccess: route<{ permitId: string }>('workPermitSuccess', page(USER, 'work-permit-success'), {
    required: ['permitId'],
    needsLogin,
  }),
  accountSafe: route('accountSafe', page(USER, 'account-safe'), { needsLogin }),
  privacy: route('privacy', page(USER, 'privacy'), { aliases: ['/privacy'] }),
  nicknameEdit: route('nicknameEdit', page(USER, 'nickname-edit'), { needsLogin }),
  languagePush: route('languagePush', page(USER, 'language-push'), { needsLogin }),
  settings: route('settings', page(USER, 'settings'), { barVariant: 'light' }),
  language: route('language', page(USER, 'language')),
  skinSwitch: route('skinSwitch', page(USER, 'skin-switch')),
  agreement: route<{ id: string }>('agreement', page(USER, 'agreement'), { required: ['id'], aliases: ['/agreement'] }),
  support: route('support', page(USER, 'support'), { aliases: ['/support'] }),
  announce: route<{ id: string }>('announce', page(USER, 'announce'), {
    required: ['id'],
    aliases: ['/announce', '/announce/:id'],
  }),
  shopState: route('shopState', page(USER, 'shop-state'), {
    aliases: ['/shop-state'],
    isUnique,
    hasSwipeBack: false,
  }),
  pageError: route<PageErrorParams>('pageError', page(USER, 'page-error'), { aliases: ['/page-error'], isUnique }),
}
