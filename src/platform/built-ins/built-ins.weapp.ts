/* WeChat's base library brings core-js. */
