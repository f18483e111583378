// Stands in for @tarojs/router's tab bar, which is never drawn with `tabBar.custom` yet brings Stencil into the first chunk.
export function initTabbar() {}
