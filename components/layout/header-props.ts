import { content } from '@/lib/content/content';
import { type Logo, shownLogo } from '@/lib/pictures/logo';

/** CSS pixels of an average letter. */
const LETTER_PX = 8.25;
/** Letters that fit in the narrowest window of a breakpoint, without icons. */
const ROOM = { md: 76, xl: 135 };
/** In letters. */
const [LINK_PADDING, BUTTON_PADDING] = [3, 4];

const isWide = (letter: string) => /[\u1100-\u11ff\u2e80-\uffef]/.test(letter);
const lettersOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (isWide(letter) ? 2 : 1), 0);

/** Returns the breakpoint from which the header is sure to show all links. Below it, there is a menu. */
function menuEnd(logo: Logo | undefined) {
  const { links, login, access } = content.navigation;
  const names = [...links.map(({ name }) => name), login];
  // The brand's name is in larger letters.
  const name = logo?.hasName ? 0 : 1.4 * lettersOf(content.site.name);
  const letters = names.reduce(
    (sum, text) => sum + lettersOf(text) + LINK_PADDING,
    name + (logo?.width ?? 0) / LETTER_PX + lettersOf(access.name) + BUTTON_PADDING,
  );
  if (letters <= ROOM.md) return 'md';
  return letters <= ROOM.xl ? 'xl' : 'never';
}

export type HeaderProps = Awaited<ReturnType<typeof headerProps>>;

export async function headerProps() {
  const { controls, navigation, site } = content;
  const { pauseMotion, resumeMotion } = controls;
  const logo = await shownLogo(site);
  return {
    navigation,
    name: site.name,
    logo,
    memberSiteUrl: site.memberSiteUrl,
    motion: { pauseMotion, resumeMotion },
    menuEnd: menuEnd(logo),
  };
}
