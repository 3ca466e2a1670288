import { registerTexts } from '@vitrine/platform';

export const COOKIE_TEXTS = registerTexts('cookies', {
  de: {
    eyebrow: 'Rechtliches',
    description: 'Was Cookies sind, wofür diese Seiten sie benutzen und wie Sie darüber entscheiden.',
    what: {
      title: 'Was Cookies sind',
      text: 'Cookies sind kleine Textdateien, die eine Website in Ihrem Browser ablegt und beim nächsten Aufruf wieder liest.',
    },
    how: {
      title: 'Wie wir sie benutzen',
      states: { always: 'Immer erlaubt', allowed: 'Von Ihnen erlaubt', refused: 'Nicht erlaubt' },
      essential: {
        name: 'Notwendige Cookies',
        text: 'Sie merken sich Ihre Entscheidung über Cookies und die gewählte Sprache. Ohne sie müssten wir bei jedem Aufruf neu fragen.',
      },
      analytics: {
        name: 'Analyse-Cookies',
        text: 'Sie halten fest, dass wir die Benutzung der Seiten auswerten dürfen. Ohne Ihre Zustimmung wird nichts ausgewertet.',
      },
      preference: {
        name: 'Einstellungs-Cookies',
        text: 'Sie halten fest, dass wir uns weitere Vorlieben merken dürfen. Auch sie setzen wir nur mit Ihrer Zustimmung.',
      },
    },
    kept: {
      title: 'Was außerdem in Ihrem Browser bleibt',
      text: 'Einiges merkt sich Ihr Browser für Sie. Wir erhalten es erst, wenn Sie etwas absenden; nur Sprache und Entscheidung stehen auch in einem Cookie.',
      language: {
        name: 'Sprache',
        text: 'Die Sprache, die Sie gewählt haben. Sie steht auch in einem Cookie, damit die Seite gleich in ihr erscheint.',
      },
      favorites: { name: 'Favoriten', text: 'Ihre Favoriten, bis Sie sie entfernen.' },
      recent: { name: 'Zuletzt angesehen', text: 'Die Edition, die Sie zuletzt angesehen haben.' },
      draft: {
        name: 'Entwürfe',
        text: 'Was Sie in ein Formular getippt und noch nicht gesendet haben. Es bleibt, bis Sie es senden oder den Tab schließen.',
      },
      selection: { name: 'Auswahl', text: 'Ihre Auswahl für eine Anfrage, bis diese gesendet ist.' },
      accessibility: {
        name: 'Darstellung',
        text: 'Weniger Bewegung, mehr Kontrast und ob die Taste „/“ die Suche öffnet. Das gilt, bis Sie den Tab schließen.',
      },
      location: { name: 'Land', text: 'Das Land, in dem Sie nach Stores suchen, bis Sie den Tab schließen.' },
      consent: {
        name: 'Entscheidung',
        text: 'Ihre Entscheidung über Cookies. Sie steht auch in den Cookies, die oben genannt sind.',
      },
    },
    manage: {
      title: 'Ihre Entscheidung',
      text: 'Eine Zustimmung gilt zwölf Monate, so lange wie ihre Cookies; eine Ablehnung gilt für diesen Besuch. Sie können sich jederzeit anders entscheiden, hier oder über den Link am Fuß jeder Seite. Auch Ihr Browser kann Cookies ablehnen und löschen.',
      undecided: 'Sie haben noch nicht entschieden.',
      accepted: 'Sie haben allen Cookies zugestimmt.',
      declined: 'Sie haben Cookies abgelehnt, die nicht notwendig sind.',
      period: 'Ihre Zustimmung gilt seit dem {{since}} und endet am {{until}}.',
      details: {
        undecided: 'Bis dahin sind nur notwendige Cookies erlaubt.',
        accepted: 'Ihre Zustimmung gilt, bis Sie sich anders entscheiden.',
        declined: 'Das gilt, bis Sie diesen Tab schließen.',
      },
    },
  },
  en: {
    eyebrow: 'Legal',
    description: 'What cookies are, what these pages use them for, and how you decide about them.',
    what: {
      title: 'What cookies are',
      text: 'Cookies are small text files that a website puts into your browser and reads again when you come back.',
    },
    how: {
      title: 'How we use them',
      states: { always: 'Always allowed', allowed: 'Allowed by you', refused: 'Not allowed' },
      essential: {
        name: 'Essential cookies',
        text: 'They remember your decision about cookies and the language you chose. Without them we would have to ask on every page.',
      },
      analytics: {
        name: 'Analytics cookies',
        text: 'They record that we may analyse how these pages are used. Without your consent nothing is analysed.',
      },
      preference: {
        name: 'Preference cookies',
        text: 'They record that we may remember further preferences. These too we set with your consent only.',
      },
    },
    kept: {
      title: 'What else stays in your browser',
      text: 'Your browser remembers some things for you. We receive them only when you send something; only language and decision are also in a cookie.',
      language: {
        name: 'Language',
        text: 'The language you chose. It is also in a cookie, so that the page appears in it at once.',
      },
      favorites: { name: 'Favourites', text: 'Your favourites, until you remove them.' },
      recent: { name: 'Viewed last', text: 'The edition you looked at last.' },
      draft: {
        name: 'Drafts',
        text: 'What you typed into a form and have not sent. It stays until you send it or close the tab.',
      },
      selection: { name: 'Selection', text: 'What you selected for a request, until it is sent.' },
      accessibility: {
        name: 'Display',
        text: 'Less motion, more contrast and whether the “/” key opens the search. These hold until you close the tab.',
      },
      location: { name: 'Country', text: 'The country in which you look for stores, until you close the tab.' },
      consent: {
        name: 'Decision',
        text: 'Your decision about cookies. It is also in the cookies named above.',
      },
    },
    manage: {
      title: 'Your decision',
      text: 'A consent holds for twelve months, as long as its cookies; a refusal holds for this visit. You can change your mind at any time, here or by the link at the foot of every page. Your browser can refuse and delete cookies, too.',
      undecided: 'You have not decided yet.',
      accepted: 'You have accepted all cookies.',
      declined: 'You have declined cookies that are not essential.',
      period: 'Your consent holds from {{since}} until {{until}}.',
      details: {
        undecided: 'Until you do, only essential cookies are allowed.',
        accepted: 'Your consent holds until you decide otherwise.',
        declined: 'This holds until you close this tab.',
      },
    },
  },
});
