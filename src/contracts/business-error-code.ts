/**
 * Codes of the business errors that a screen reacts to. The specification names none of them; these are the sandbox
 * gateway's, in the range it uses for its own.
 */
export const BUSINESS_ERROR = {
  /** The input does not fit the call. */
  badInput: 10002001,
  notFound: 10002004,
  shopNotOpen: 10002005,
  wrongCaptcha: 22046101,
  wrongVerifyCode: 22046102,
  tooManyCodes: 22046103,
  phoneRegion: 22046104,
  phoneTaken: 22046105,
  alreadyBound: 22046106,
  birthdayFixed: 22046107,
  /** The vendor cannot identify its user now. */
  vendorUnavailable: 22046108,
  phoneFormat: 22046109,
  /** A provider's token that is invalid, expired, or for another shop. */
  identityRefused: 22046112,
  /** The provider sent no e-mail address, which a new account needs. */
  identityWithoutEmail: 22046113,
  emailFormat: 22046114,
  /** An unknown address or a wrong password: which of the two is not disclosed. */
  wrongPassword: 22046115,
  /** The account waits for its mailed link to be followed. */
  emailNotActivated: 22046116,
  passwordRules: 22046117,
  /** A mailed link that was used, replaced, is over, or never was. */
  linkOver: 22046118,
  emailTaken: 22046119,
  /** Too many wrong passwords for an address in a short time. */
  tooManyTries: 22046120,
  /** An account that has no password to be changed. */
  noPassword: 22046121,
  /** A way to log in that the shop does not offer in this language. */
  loginNotOffered: 22046122,
  /** Needs a vendor that the shop does not have. */
  notOffered: 22046130,
  /** An account that cannot be ended: its user has something to come, or to pay. */
  accountInUse: 22046123,
  idNumber: 22046110,
  attendeeKnown: 22046111,
  /** A minor has the phone of the user who is logged in. */
  attendeePhone: 22046129,
  attendeeRules: 22037101,
  soldOut: 22037102,
  limitReached: 22037103,
  amountChanged: 22037104,
  notOnSale: 22037105,
  notPayable: 22037106,
  /** The shop takes no money on this terminal. */
  salesNotOpen: 22037127,
  /** Tickets that are not refundable (any longer). */
  notRefundable: 22037120,
  /** An order without an invoice (any longer). */
  notInvoiceable: 22037150,
  /** Tickets that are not valid for this entry (any longer). */
  noEntry: 22037123,
  designatedOnly: 22037107,
  /** The show is sold to others only: members, invited users. */
  noRight: 22037140,
  addressNeeded: 22037108,
  keyReused: 22037109,
  /** Picked seats were kept too long, or not at all. */
  seatLockOver: 22037116,
  /** Many want the show: the buyer has a place in its queue, and their turn has not come. */
  inQueue: 22037122,
  /** The risk service wants a captcha first. */
  captchaNeeded: 22037110,
  /** The offer is unknown, over, or was for something else: the buyer has to look at it again. */
  quoteInvalid: 22037111,
  /** The offer has become an order already. */
  quoteUsed: 22037125,
  /** Too many orders of the user wait to be paid; `data.orderId` is the oldest. */
  tooManyUnpaid: 22037126,
  /** Something was not agreed to. */
  agreementNeeded: 22037112,
  couponUnusable: 22037113,
  /** A ticket package that is none as it was put together, or is over. */
  packageRules: 22037117,
  /** A privilege code that opens nothing. */
  privilegeWrong: 22037118,
  /** A purchase that needs a privilege, without one or with an expired one. */
  privilegeNeeded: 22037119,
  /** A sale at the venue alone, without a pass or with an expired one. */
  passNeeded: 22037121,
  /** All coupons of the kind have been received, or this user has them. */
  couponGone: 22037130,
  /** Only for users whose face the shop knows. */
  couponNeedsFace: 22037132,
  /** A card that is not active, or over. */
  cardUnusable: 22037131,
  /** Why tickets that were sent cannot be received (contract A-TRANSFER-3). */
  transferReceived: 22050001,
  transferOverTime: 22050002,
  transferCanceled: 22050003,
  transferNothing: 22050004,
  transferLimit: 22050005,
  /** Tickets that cannot be sent, or a transfer that can no longer be withdrawn. */
  notTransferable: 22050006,
  /** A name that cannot be put on a ticket: too late, fixed, or a document that the shop cannot check. */
  realName: 22050010,
  /** A code that becomes no tickets: wrong, used or over. */
  ticketCode: 22050011,
  /** Points or a cash card have not as much as the order counts on. */
  balanceTooLow: 22037114,
  /** An answer does not fit its question; `data.key` is the question’s. */
  formAnswer: 22052001,
  /** A code that no project has. */
  projectUnknown: 22052002,
  /** An application that is open already, or too many of them. */
  alreadyApplied: 22052003,
  /** The time to apply is over, or has not begun. */
  applicationsClosed: 22052004,
  /** Fewer places are left than people would come. */
  noPlaces: 22052005,
  /** Can no longer be withdrawn. */
  notCancelable: 22052006,
} as const
