/**
 * Xiaohongshu publishes no typings. The names are from its documents and public mini-programs; a missing API is
 * `undefined` in the simulator, and calling it is a TypeError.
 */
export const xhsApiNames: readonly string[] = [
  ...['arrayBufferToBase64', 'authorize', 'base64ToArrayBuffer', 'canIUse', 'checkSession', 'chooseImage'],
  ...['chooseLocation', 'clearStorage', 'clearStorageSync', 'createAnimation', 'createIntersectionObserver'],
  ...['createSelectorQuery', 'downloadFile', 'env', 'exitMiniProgram', 'getAccountInfoSync', 'getClipboardData'],
  ...['getEnterOptionsSync', 'getExtConfig', 'getExtConfigSync', 'getImageInfo', 'getLaunchOptionsSync'],
  ...['getLocation', 'getMenuButtonBoundingClientRect', 'getNetworkType', 'getPhoneNumber', 'getSetting'],
  ...['getStorage', 'getStorageInfo', 'getStorageInfoSync', 'getStorageSync', 'getSystemInfo', 'getSystemInfoSync'],
  ...['getUserProfile', 'hideHomeButton', 'hideLoading', 'hideShareMenu', 'hideTabBar', 'hideToast', 'login'],
  ...['makePhoneCall', 'navigateBack', 'navigateTo', 'nextTick', 'offAppHide', 'offAppShow', 'offError'],
  ...['offNetworkStatusChange', 'offPageNotFound', 'offUnhandledRejection', 'onAppHide', 'onAppShow', 'onError'],
  ...['onLocationChange', 'onNetworkStatusChange', 'onPageNotFound', 'onUnhandledRejection', 'openSetting'],
  ...['pageScrollTo', 'previewImage', 'reLaunch', 'redirectTo', 'removeStorage', 'removeStorageSync', 'request'],
  ...['requestGuaranteeOrderPayment', 'requestOrderPayment', 'saveImageToPhotosAlbum', 'scanCode'],
  ...['setClipboardData', 'setNavigationBarColor', 'setNavigationBarTitle', 'setStorage', 'setStorageSync'],
  ...['setTabBarItem', 'setTabBarStyle', 'share', 'showActionSheet', 'showLoading', 'showModal', 'showShareMenu'],
  ...['showTabBar', 'showToast', 'startLocationUpdate', 'startPullDownRefresh', 'stopLocationUpdate'],
  ...['stopPullDownRefresh', 'switchTab', 'uploadFile', 'vibrateShort'],
]
