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
      essential: {
        name: 'Notwendige Cookies',
        text: 'merken sich Ihre Entscheidung über Cookies und die gewählte Sprache. Ohne sie müssten wir bei jedem Aufruf neu fragen.',
      },
      analytics: {
        name: 'Analyse-Cookies',
        text: 'halten fest, dass wir die Benutzung der Seiten auswerten dürfen. Ohne Ihre Zustimmung wird nichts ausgewertet.',
      },
      preference: {
        name: 'Einstellungs-Cookies',
        text: 'halten fest, dass wir uns weitere Vorlieben merken dürfen. Auch sie setzen wir nur mit Ihrer Zustimmung.',
      },
    },
    kept: {
      title: 'Was außerdem in Ihrem Browser bleibt',
      text: 'Einiges, worum Sie uns bitten, merkt sich nur Ihr Browser. Es wird für nichts anderes benutzt und nicht übertragen:',
      language: 'die gewählte Sprache; sie steht auch in einem Cookie, damit die Seite gleich in ihr erscheint',
      favorites: 'Ihre Favoriten',
      recent: 'die zuletzt angesehene Edition',
      draft: 'was Sie in ein Formular getippt und noch nicht gesendet haben, bis Sie es senden oder den Tab schließen',
      selection: 'Ihre Auswahl für eine Anfrage, bis sie gesendet ist',
      accessibility:
        'weniger Bewegung, mehr Kontrast und ob die Taste „/“ die Suche öffnet, bis Sie den Browser-Tab schließen',
      location: 'das Land, in dem Sie nach Stores suchen, bis Sie den Browser-Tab schließen',
      consent: 'Ihre Entscheidung über Cookies; sie steht auch in den Cookies, die oben genannt sind',
    },
    manage: {
      title: 'Wie Sie entscheiden',
      text: 'Eine Zustimmung gilt zwölf Monate, so lange wie ihre Cookies; eine Ablehnung gilt für diesen Besuch. Sie können sich jederzeit anders entscheiden, hier oder über den Link am Fuß jeder Seite. Auch Ihr Browser kann Cookies ablehnen und löschen.',
      undecided: 'Sie haben noch nicht entschieden.',
      accepted: 'Sie haben allen Cookies zugestimmt.',
      declined: 'Sie haben Cookies abgelehnt, die nicht notwendig sind.',
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
      essential: {
        name: 'Essential cookies',
        text: 'remember your decision about cookies and the language you chose. Without them we would have to ask on every page.',
      },
      analytics: {
        name: 'Analytics cookies',
        text: 'record that we may analyse how these pages are used. Without your consent nothing is analysed.',
      },
      preference: {
        name: 'Preference cookies',
        text: 'record that we may remember further preferences. These too we set with your consent only.',
      },
    },
    kept: {
      title: 'What else stays in your browser',
      text: 'Some things that you ask for are remembered by your browser alone. They are used for nothing else and are not sent:',
      language: 'the language you chose; it is also in a cookie, so that the page appears in it at once',
      favorites: 'your favourites',
      recent: 'the product you looked at last',
      draft: 'what you typed into a form and have not sent, until you send it or close the tab',
      selection: 'what you selected for a request, until it is sent',
      accessibility: 'less motion, more contrast and whether the “/” key opens the search, until you close the tab',
      location: 'the country in which you look for stores, until you close the tab',
      consent: 'your decision about cookies; it is also in the cookies named above',
    },
    manage: {
      title: 'How you decide',
      text: 'A consent holds for twelve months, as long as its cookies; a refusal holds for this visit. You can change your mind at any time, here or by the link at the foot of every page. Your browser can refuse and delete cookies, too.',
      undecided: 'You have not decided yet.',
      accepted: 'You have accepted all cookies.',
      declined: 'You have declined cookies that are not essential.',
    },
  },
});
