import type { MetadataRoute } from 'next';

type ShareTarget = { action: string; method: 'GET'; params: { title: string; text: string; url: string } };

/** The installed app opens the link form, and the share sheet offers it for product pages. */
export default function manifest(): MetadataRoute.Manifest & { share_target: ShareTarget } {
  return {
    id: '/',
    name: 'Partnerdeck',
    short_name: 'Partnerdeck',
    description: 'Tracked links and every report of your affiliate program.',
    start_url: '/?source=installed',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f8fa',
    theme_color: '#2f5bd8',
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'New link', url: '/links/new' },
      { name: 'Link history', url: '/links/history' },
    ],
    share_target: {
      action: '/links/new',
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'product' },
    },
  };
}
