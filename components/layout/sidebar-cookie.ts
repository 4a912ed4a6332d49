export const sidebarCookie = 'partnerdeck-sidebar';
