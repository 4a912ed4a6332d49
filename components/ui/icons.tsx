import type { JSX } from 'react';
import sprite from './icons.svg';

/** Screen readers skip an icon: a text beside it says what it means. */
export type Icon = (properties: Properties) => JSX.Element;
type Properties = {
  className?: string | undefined;
  strokeWidth?: number;
  'aria-hidden'?: 'true' | true;
  /** TypeScript accepts any attribute with a hyphen that is not declared. This one would be lost. */
  'aria-label'?: never;
};

/** An icon of the sprite that `npm run icons` draws from this list. */
function makeIcon(name: string): Icon {
  return ({ className = '', strokeWidth }) => (
    <svg aria-hidden="true" strokeWidth={strokeWidth} className={`icon ${className}`}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}

export const Archive = makeIcon('archive');
export const ArchiveRestore = makeIcon('archive-restore');
export const ArrowDown = makeIcon('arrow-down');
export const ArrowDownUp = makeIcon('arrow-down-up');
export const ArrowLeft = makeIcon('arrow-left');
export const ArrowLeftRight = makeIcon('arrow-left-right');
export const ArrowRight = makeIcon('arrow-right');
export const ArrowUp = makeIcon('arrow-up');
export const Bell = makeIcon('bell');
export const BellPlus = makeIcon('bell-plus');
export const BookOpen = makeIcon('book-open');
export const Bookmark = makeIcon('bookmark');
export const BookmarkPlus = makeIcon('bookmark-plus');
export const Boxes = makeIcon('boxes');
export const Building2 = makeIcon('building-2');
export const CalendarCheck = makeIcon('calendar-check');
export const CalendarClock = makeIcon('calendar-clock');
export const CalendarDays = makeIcon('calendar-days');
export const ChartLine = makeIcon('chart-line');
export const ChartNoAxesColumn = makeIcon('chart-no-axes-column');
export const Check = makeIcon('check');
export const CheckCheck = makeIcon('check-check');
export const ChevronDown = makeIcon('chevron-down');
export const ChevronLeft = makeIcon('chevron-left');
export const ChevronRight = makeIcon('chevron-right');
export const ChevronsUpDown = makeIcon('chevrons-up-down');
export const CircleAlert = makeIcon('circle-alert');
export const CircleCheck = makeIcon('circle-check');
export const CircleDashed = makeIcon('circle-dashed');
export const CircleDollarSign = makeIcon('circle-dollar-sign');
export const CircleHelp = makeIcon('circle-help');
export const CircleUser = makeIcon('circle-user');
export const ClipboardList = makeIcon('clipboard-list');
export const Clock = makeIcon('clock');
export const CloudOff = makeIcon('cloud-off');
export const Coins = makeIcon('coins');
export const Columns3 = makeIcon('columns-3');
export const Copy = makeIcon('copy');
export const Download = makeIcon('download');
export const Ellipsis = makeIcon('ellipsis');
export const ExternalLink = makeIcon('external-link');
export const EyeOff = makeIcon('eye-off');
export const FileSpreadsheet = makeIcon('file-spreadsheet');
export const FileText = makeIcon('file-text');
export const FileUp = makeIcon('file-up');
export const FolderPlus = makeIcon('folder-plus');
export const HeartPulse = makeIcon('heart-pulse');
export const History = makeIcon('history');
export const Hourglass = makeIcon('hourglass');
export const ImageDown = makeIcon('image-down');
export const Inbox = makeIcon('inbox');
export const Info = makeIcon('info');
export const KeyRound = makeIcon('key-round');
export const LayoutDashboard = makeIcon('layout-dashboard');
export const LayoutGrid = makeIcon('layout-grid');
export const Link2 = makeIcon('link-2');
export const ListFilter = makeIcon('list-filter');
export const LoaderCircle = makeIcon('loader-circle');
export const LockKeyhole = makeIcon('lock-keyhole');
export const LockOpen = makeIcon('lock-open');
export const LogIn = makeIcon('log-in');
export const LogOut = makeIcon('log-out');
export const Mail = makeIcon('mail');
export const MailPlus = makeIcon('mail-plus');
export const Megaphone = makeIcon('megaphone');
export const Menu = makeIcon('menu');
export const NotebookPen = makeIcon('notebook-pen');
export const Package = makeIcon('package');
export const PackageSearch = makeIcon('package-search');
export const PanelLeft = makeIcon('panel-left');
export const Pause = makeIcon('pause');
export const Pencil = makeIcon('pencil');
export const Percent = makeIcon('percent');
export const Pin = makeIcon('pin');
export const PinOff = makeIcon('pin-off');
export const Play = makeIcon('play');
export const Plus = makeIcon('plus');
export const Printer = makeIcon('printer');
export const QrCode = makeIcon('qr-code');
export const Receipt = makeIcon('receipt');
export const Repeat2 = makeIcon('repeat-2');
export const RotateCcw = makeIcon('rotate-ccw');
export const RotateCw = makeIcon('rotate-cw');
export const Rows3 = makeIcon('rows-3');
export const Search = makeIcon('search');
export const SearchX = makeIcon('search-x');
export const ServerCrash = makeIcon('server-crash');
export const Settings = makeIcon('settings');
export const Settings2 = makeIcon('settings-2');
export const Share2 = makeIcon('share-2');
export const SlidersHorizontal = makeIcon('sliders-horizontal');
export const Split = makeIcon('split');
export const Store = makeIcon('store');
export const SunMoon = makeIcon('sun-moon');
export const Table2 = makeIcon('table-2');
export const Tag = makeIcon('tag');
export const Tags = makeIcon('tags');
export const Target = makeIcon('target');
export const Trash2 = makeIcon('trash-2');
export const TriangleAlert = makeIcon('triangle-alert');
export const Upload = makeIcon('upload');
export const UserPlus = makeIcon('user-plus');
export const UserSearch = makeIcon('user-search');
export const UserX = makeIcon('user-x');
export const Users = makeIcon('users');
export const WandSparkles = makeIcon('wand-sparkles');
export const WifiOff = makeIcon('wifi-off');
export const X = makeIcon('x');
