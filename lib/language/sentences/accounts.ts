import type { Sentences } from './sentence-writer';

export const accountSentences = {
  'This server sends no mail. Ask an admin for a link.': {
    de: 'Dieser Server verschickt keine E-Mails. Bitten Sie einen Admin um einen Link.',
    ja: 'このサーバーはメールを送信しません。管理者にリンクを依頼してください。',
  },
  'Confirm with your second factor that it is you.': {
    de: 'Bestätigen Sie mit Ihrem zweiten Faktor, dass Sie es sind.',
    ja: '2要素認証でご本人であることを確認してください。',
  },
  'This workspace requires a second factor. Add one first.': {
    de: 'Dieser Arbeitsbereich verlangt einen zweiten Faktor. Fügen Sie zuerst einen hinzu.',
    ja: 'このワークスペースでは2要素認証が必須です。先に設定してください。',
  },
  'Your account has a second factor. Sign in on the sign-in page.': {
    de: 'Ihr Konto hat einen zweiten Faktor. Melden Sie sich auf der Anmeldeseite an.',
    ja: 'このアカウントには2要素認証が設定されています。ログインページからログインしてください。',
  },
  'This code is wrong or was used already': {
    de: 'Dieser Code ist falsch oder wurde schon verwendet',
    ja: 'このコードは間違っているか、使用済みです',
  },
  'This passkey was not accepted. Try again.': {
    de: 'Dieser Passkey wurde nicht angenommen. Versuchen Sie es noch einmal.',
    ja: 'このパスキーは受け付けられませんでした。もう一度お試しください。',
  },
  'This took too long. Enter your password again.': {
    de: 'Das hat zu lange gedauert. Geben Sie Ihr Passwort noch einmal ein.',
    ja: '時間切れです。もう一度パスワードを入力してください。',
  },
  'You have an authenticator app already. Remove it first.': {
    de: 'Sie haben bereits eine Authenticator-App. Entfernen Sie sie zuerst.',
    ja: '認証アプリはすでに設定されています。先に削除してください。',
  },
  'The setup of your authenticator app has ended. Start again.': {
    de: 'Die Einrichtung Ihrer Authenticator-App ist beendet. Beginnen Sie von vorn.',
    ja: '認証アプリの設定は終了しました。最初からやり直してください。',
  },
  'You sign in by single sign-on, which asks for a second factor itself.': {
    de: 'Sie melden sich per Single Sign-on an, das selbst nach einem zweiten Faktor fragt.',
    ja: 'シングルサインオンでログインしているため、2要素認証はそのサービスが行います。',
  },
  'You have no second factor.': {
    de: 'Sie haben keinen zweiten Faktor.',
    ja: '2要素認証は設定されていません。',
  },
  'You have no passkey here.': { de: 'Sie haben hier keinen Passkey.', ja: 'パスキーは設定されていません。' },
  'Passkeys belong to {host}. Open {site}, or set APP_URL.': {
    de: 'Passkeys gehören zu {host}. Öffnen Sie {site}, oder setzen Sie APP_URL.',
    ja: 'パスキーは{host}で使います。{site}を開くか、APP_URLを設定してください。',
  },
  'Browsers use passkeys over https alone. Set APP_URL to an https address.': {
    de: 'Browser verwenden Passkeys nur über https. Setzen Sie APP_URL auf eine https-Adresse.',
    ja: 'ブラウザーはhttpsでのみパスキーを使えます。APP_URLにhttpsのアドレスを設定してください。',
  },
  'This passkey was added already.': {
    de: 'Dieser Passkey wurde bereits hinzugefügt.',
    ja: 'このパスキーはすでに追加されています。',
  },
  'This was removed already.': { de: 'Das wurde bereits entfernt.', ja: 'すでに削除されています。' },
  'Enter a name for the passkey': {
    de: 'Geben Sie einen Namen für den Passkey ein',
    ja: 'パスキーの名前を入力してください',
  },
  'Sign in first.': { de: 'Melden Sie sich zuerst an.', ja: '先にログインしてください。' },
  'Wrong e-mail or password.': {
    de: 'E-Mail-Adresse oder Passwort ist falsch.',
    ja: 'メールアドレスまたはパスワードが違います。',
  },
  'There is no demo here.': { de: 'Hier gibt es keine Demo.', ja: 'このサーバーにデモはありません。' },
  'The demo has not been set up yet. Start the server with npm start.': {
    de: 'Die Demo ist noch nicht eingerichtet. Starten Sie den Server mit npm start.',
    ja: 'デモはまだ準備されていません。npm startでサーバーを起動してください。',
  },
  'This is not your password': { de: 'Das ist nicht Ihr Passwort', ja: 'パスワードが違います' },
  'Check the fields below.': { de: 'Prüfen Sie die Felder unten.', ja: '下の項目を確認してください。' },
  'Check the field below.': { de: 'Prüfen Sie das Feld unten.', ja: '下の項目を確認してください。' },
  'error must be printable ASCII text.': {
    de: 'error muss druckbarer ASCII-Text sein.',
    ja: 'errorは印字可能なASCIIテキストにしてください。',
  },
  'callbackUrl must be a path or an http or https address.': {
    de: 'callbackUrl muss ein Pfad oder eine http- oder https-Adresse sein.',
    ja: 'callbackUrlはパス、またはhttpかhttpsのアドレスにしてください。',
  },
  'The body must be JSON.': { de: 'Der Inhalt muss JSON sein.', ja: '本文はJSONにしてください。' },
  'Make someone else an owner of {name} first.': {
    de: 'Machen Sie zuerst jemand anderen zum Inhaber von {name}.',
    ja: '先に別のメンバーを{name}のオーナーにしてください。',
  },
  'This session has already ended.': {
    de: 'Diese Sitzung ist bereits beendet.',
    ja: 'このセッションはすでに終了しています。',
  },
  'New members cannot join yet. Contact the server administrator.': {
    de: 'Neue Mitglieder können noch nicht beitreten. Wenden Sie sich an die Serveradministration.',
    ja: '新しいメンバーはまだ参加できません。サーバー管理者にお問い合わせください。',
  },
  'Only an owner may invite an owner.': {
    de: 'Nur Inhaber dürfen Inhaber einladen.',
    ja: 'オーナーを招待できるのはオーナーだけです。',
  },
  'This invitation has been used or withdrawn already.': {
    de: 'Diese Einladung wurde bereits verwendet oder zurückgezogen.',
    ja: 'この招待はすでに使用されたか、取り消されています。',
  },
  'This invitation was used or has expired. Ask for a new one.': {
    de: 'Diese Einladung wurde verwendet oder ist abgelaufen. Bitten Sie um eine neue.',
    ja: 'この招待は使用済みか、期限切れです。新しい招待を依頼してください。',
  },
  'You are a member of this workspace already.': {
    de: 'Sie sind bereits Mitglied dieses Arbeitsbereichs.',
    ja: 'すでにこのワークスペースのメンバーです。',
  },
  'You are a member of {workspace} already.': {
    de: 'Sie sind bereits Mitglied von {workspace}.',
    ja: 'すでに{workspace}のメンバーです。',
  },
  'The role {role} may not do this.': {
    de: 'Die Rolle {role} darf das nicht.',
    ja: '役割{role}にはこの操作の権限がありません。',
  },
  'Only people who run this installation may see this.': {
    de: 'Das dürfen nur Personen sehen, die diese Installation betreiben.',
    ja: 'これを表示できるのは、このシステムの運用者だけです。',
  },
  'You cannot reset the password of someone who runs this installation. Ask the server administrator.': {
    de: 'Sie können das Passwort von jemandem, der diese Installation betreibt, nicht zurücksetzen. Wenden Sie sich an die Serveradministration.',
    ja: 'このシステムの運用者のパスワードはリセットできません。サーバー管理者に問い合わせてください。',
  },
  'This person is no longer a member.': {
    de: 'Diese Person ist kein Mitglied mehr.',
    ja: 'この人はもうメンバーではありません。',
  },
  'Only an owner may change who is an owner.': {
    de: 'Nur Inhaber dürfen ändern, wer Inhaber ist.',
    ja: 'オーナーを変更できるのはオーナーだけです。',
  },
  'A workspace needs an owner. Make someone else an owner first.': {
    de: 'Ein Arbeitsbereich braucht einen Inhaber. Machen Sie zuerst jemand anderen zum Inhaber.',
    ja: 'ワークスペースにはオーナーが必要です。先に別のメンバーをオーナーにしてください。',
  },
  'The demo is shared, so this stays as it is. Create an account to try it.': {
    de: 'Die Demo wird geteilt, deshalb bleibt das unverändert. Erstellen Sie ein Konto, um es auszuprobieren.',
    ja: 'デモは共有のため変更できません。お試しになるにはアカウントを作成してください。',
  },
  'Your sign-on service did not confirm your e-mail address.': {
    de: 'Ihr Anmeldedienst hat Ihre E-Mail-Adresse nicht bestätigt.',
    ja: 'シングルサインオンのサービスでメールアドレスが確認されていません。',
  },
  'Only e-mail addresses of {domains} may sign in.': {
    de: 'Nur E-Mail-Adressen von {domains} dürfen sich anmelden.',
    ja: 'ログインできるのは{domains}のメールアドレスだけです。',
  },
  'New accounts are closed here.': {
    de: 'Neue Konten sind hier nicht möglich.',
    ja: '新しいアカウントは作成できません。',
  },
  'New accounts are closed here. Ask for an invitation.': {
    de: 'Neue Konten sind hier nicht möglich. Bitten Sie um eine Einladung.',
    ja: '新しいアカウントは作成できません。招待を依頼してください。',
  },
  'You switched the workspace or account in another tab. Reload this page to continue.': {
    de: 'Sie haben in einem anderen Tab den Arbeitsbereich oder das Konto gewechselt. Laden Sie die Seite neu, um fortzufahren.',
    ja: '別のタブでワークスペースまたはアカウントを切り替えました。続けるにはこのページを再読み込みしてください。',
  },
  'Nobody has an account with the e-mail {email}.': {
    de: 'Niemand hat ein Konto mit der E-Mail-Adresse {email}.',
    ja: 'メールアドレス{email}のアカウントはありません。',
  },
  'You cannot reset this password, because it also opens other workspaces. Ask the server administrator.': {
    de: 'Sie können dieses Passwort nicht zurücksetzen, weil es auch andere Arbeitsbereiche öffnet. Fragen Sie die Serveradministration.',
    ja: 'このパスワードは他のワークスペースでも使われているため、リセットできません。サーバー管理者に依頼してください。',
  },
  'This link was used or has expired. Ask for a new one.': {
    de: 'Dieser Link wurde verwendet oder ist abgelaufen. Bitten Sie um einen neuen.',
    ja: 'このリンクは使用済みか、期限切れです。新しいリンクを依頼してください。',
  },
  'We could not make an account with this e-mail. If you have one already, sign in.': {
    de: 'Mit dieser E-Mail-Adresse konnten wir kein Konto erstellen. Falls Sie schon eines haben, melden Sie sich an.',
    ja: 'このメールアドレスではアカウントを作成できませんでした。すでにお持ちの場合はログインしてください。',
  },
  'You belong to no workspace. Ask for an invitation.': {
    de: 'Sie gehören zu keinem Arbeitsbereich. Bitten Sie um eine Einladung.',
    ja: '所属するワークスペースがありません。招待を依頼してください。',
  },
  'Too many attempts. Try again in 1 minute.': {
    de: 'Zu viele Versuche. Versuchen Sie es in 1 Minute erneut.',
    ja: '試行回数が多すぎます。1分後にもう一度お試しください。',
  },
  'Too many attempts. Try again in {minutes} minutes.': {
    de: 'Zu viele Versuche. Versuchen Sie es in {minutes} Minuten erneut.',
    ja: '試行回数が多すぎます。{minutes}分後にもう一度お試しください。',
  },
  'Passwords are switched off here. Use single sign-on.': {
    de: 'Passwörter sind hier ausgeschaltet. Nutzen Sie Single Sign-on.',
    ja: 'パスワードでのログインは無効です。シングルサインオンをご利用ください。',
  },
  'You are no longer a member of this workspace.': {
    de: 'Sie sind kein Mitglied dieses Arbeitsbereichs mehr.',
    ja: 'このワークスペースのメンバーではなくなりました。',
  },
  'Enter your name': { de: 'Geben Sie Ihren Namen ein', ja: '名前を入力してください' },
  'Enter a name for the workspace': {
    de: 'Geben Sie einen Namen für den Arbeitsbereich ein',
    ja: 'ワークスペースの名前を入力してください',
  },
  'Enter an e-mail address': {
    de: 'Geben Sie eine E-Mail-Adresse ein',
    ja: 'メールアドレスを入力してください',
  },
  'Type {email} to confirm': {
    de: 'Geben Sie zur Bestätigung {email} ein',
    ja: '確認のため{email}と入力してください',
  },
  'Use at least {count} characters': {
    de: 'Verwenden Sie mindestens {count} Zeichen',
    ja: '{count}文字以上にしてください',
  },
  'Use at most {count} characters': {
    de: 'Verwenden Sie höchstens {count} Zeichen',
    ja: '{count}文字以内にしてください',
  },
  'Use more different characters': {
    de: 'Verwenden Sie mehr verschiedene Zeichen',
    ja: 'もっと多くの種類の文字を使ってください',
  },
  'Choose a less common password': {
    de: 'Wählen Sie ein weniger verbreitetes Passwort',
    ja: 'もっと推測されにくいパスワードにしてください',
  },
  'Leave your e-mail address out of it': {
    de: 'Verwenden Sie darin nicht Ihre E-Mail-Adresse',
    ja: 'メールアドレスを含めないでください',
  },
  'Leave the name Partnerdeck out of it': {
    de: 'Verwenden Sie darin nicht den Namen Partnerdeck',
    ja: 'Partnerdeckという名前を含めないでください',
  },
} satisfies Sentences;
